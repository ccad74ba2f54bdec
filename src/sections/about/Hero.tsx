import { styled } from 'styled-components';
import type { AboutContent } from '../../../content/types/about';
import { LetteredTitle } from '../../components/LetteredTitle';
import { Picture, PictureCut } from '../../components/Picture';
import { titleStripes, scrim } from '../../theme/pattern';
import { filling, layered } from '../../theme/phrases';
import { inPrint, inShortWindow, inUprightWindow, notPrinted } from '../../theme/media';
import { color, layer, size, space, type } from '../../theme/read';

type HeroProps = Pick<AboutContent, 'title' | 'picture'>;

/**
 * The title in the empty upper part of the picture, so that the robots stay fully visible. In a window as narrow
 * as a phone, one robot has it to itself.
 */
export function Hero({ title, picture }: HeroProps) {
  return (
    <Field data-bleed data-surface="night">
      <Title text={title} />
      <Robots>
        <Picture {...picture} sizes="100vw" fill="center" isMain>
          <PictureCut {...picture} sizes="120vw" />
        </Picture>
      </Robots>
    </Field>
  );
}

const Field = styled.header`
  ${layered}
  display: grid;

  /* The title lies on the picture, whose robots stand at the foot of the window. */
  ${inShortWindow} {
    height: calc(100svh - ${size('header')});

    & > * {
      grid-area: 1 / 1;
    }
  }
`;

const Title = styled(LetteredTitle)`
  ${type('display')}
  position: relative;
  z-index: ${layer('above')};
  width: calc(100% - 2 * ${space('gutter')});
  max-width: ${size('page')};
  margin-inline: auto;
  padding-top: ${space('xxl')};
  font-size: clamp(5rem, 1.5rem + 15vw, 15rem);
  text-indent: -0.0125em;

  &::after {
    ${titleStripes}
    width: 1.2em;
    height: 0.075em;
    margin: 0.1em 0 0;
  }

  ${inShortWindow} {
    padding-top: ${space('m')};
    font-size: min(15vw, 24svh);
  }

  ${inPrint} {
    width: 100%;
    padding-top: 0;
  }
`;

const Robots = styled.div`
  position: relative;
  aspect-ratio: 12 / 5;
  margin-top: clamp(-13rem, -8.5vw, -1rem);

  ${inUprightWindow} {
    aspect-ratio: 9 / 10;
    margin-top: -24%;
  }

  ${inShortWindow} {
    align-self: end;
    margin-top: 0;
  }

  &::after {
    content: '';
    ${filling}
    background: linear-gradient(${color('paper')}, transparent 45%), ${scrim.edge};
  }

  ${notPrinted}
`;
