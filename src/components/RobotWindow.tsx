import { css, styled } from 'styled-components';
import type { PictureContent } from '../../content/contentTypes';
import { clipped } from '../theme/clipped';
import { media } from '../theme/media';
import { color, family, from, layer, motion, notPrinted, shape } from '../theme/read';
import { robotLight } from '../theme/robotLight';
import { displayWeight } from '../theme/type';
import { Honeycomb } from './Honeycomb';
import { Picture } from './Picture';

/**
 * `tall`: the picture above the words. `wide`: beside them, where there is room. `third`: one of three
 * in a row; in a window too narrow for three it is wide instead.
 */
export type RobotForm = 'tall' | 'wide' | 'third';

interface RobotWindowProps {
  readonly picture: PictureContent;
  readonly year: number;
  readonly form: RobotForm;
}

/** The window of a card onto its robot: a cutout, which stands in the hive, in front of its year. */
export function RobotWindow({ picture, year, form }: RobotWindowProps) {
  const sizes = form === 'wide' ? `${media.wide} 48rem, 92vw` : `${media.wide} 30rem, 92vw`;
  return (
    <Pane data-surface="night" $form={form}>
      <Stage $form={form}>
        <Honeycomb from="foot" lit="everywhere" />
        <Year aria-hidden="true" data-year={year} $form={form} />
      </Stage>
      <Approach>
        <Robot>
          <Picture {...picture} sizes={sizes} fill="center" />
        </Robot>
      </Approach>
    </Pane>
  );
}

const panes = {
  tall: undefined,
  wide: css`
    ${from('wide')} {
      aspect-ratio: auto;
      min-height: clamp(18rem, 30vw, 27rem);
      clip-path: none;
    }
  `,
  third: css`
    ${from('wide')} {
      aspect-ratio: auto;
      min-height: clamp(16rem, 33vw, 25rem);
      clip-path: none;
    }

    ${from('full')} {
      aspect-ratio: 4 / 3;
      min-height: 0;
      clip-path: ${shape('plate')};
    }
  `,
};

const Pane = styled.div<{ $form: RobotForm }>`
  position: relative;
  isolation: isolate;
  ${clipped}
  aspect-ratio: 4 / 3;
  clip-path: ${shape('plate')};
  container-type: inline-size;

  ${notPrinted}

  ${({ $form }) => panes[$form]}
`;

const Stage = styled.div<{ $form: RobotForm }>`
  position: absolute;
  inset: 0;
  isolation: isolate;
  ${({ $form }) => robotLight[$form]}
`;

const Year = styled.span<{ $form: RobotForm }>`
  position: absolute;
  inset: 1.5rem 0 auto;
  top: 4cqi;
  color: ${color('signal')};
  font: ${displayWeight} 7rem / 0.9 ${family('display')};
  font-size: 42cqi;
  text-align: center;
  white-space: nowrap;

  ${({ $form }) =>
    $form === 'wide' &&
    css`
      ${from('wide')} {
        font-size: 32cqi;
      }
    `}

  &::before {
    content: attr(data-year);
  }
`;

const Approach = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer('above')};
  ${motion('approach')}

  article:hover & {
    transform: scale(1.04);
  }
`;

/** The originals have margins: they are drawn as tall as the window, and low, clear of the year. */
const Robot = styled.div`
  position: absolute;
  inset: auto 0 -11%;
  height: 100%;
  margin-inline: auto;
  aspect-ratio: 1;
`;
