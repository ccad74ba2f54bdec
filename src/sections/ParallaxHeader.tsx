import { styled } from 'styled-components';
import type { PictureContent } from '../../content/types/basics';
import { PageTitle } from '../components/PageTitle';
import { Picture } from '../components/Picture';
import { useParallax } from '../motion/scrollDriven';
import { filling, layered } from '../theme/phrases';
import { inPrint, media, notPrinted, windowIs } from '../theme/media';
import { color, from, layer, motion, size, space, type } from '../theme/read';
import { scrim } from '../theme/pattern';

interface ParallaxHeaderProps {
  readonly title: string;
  readonly picture: PictureContent;
  readonly cheer?: string;
}

/** The top of a page: its title over a picture that scrolls at half speed. Night in both schemes. */
export function ParallaxHeader({ title, picture, cheer }: ParallaxHeaderProps) {
  const back = useParallax<HTMLDivElement>();
  return (
    <Top data-bleed data-surface="night">
      <Back ref={back}>
        <Picture {...picture} sizes={SIZES} isMain fill="upperRight" />
      </Back>
      <PageTitle title={title}>{cheer && <Cheer>{cheer}</Cheer>}</PageTitle>
    </Top>
  );
}

/** In a narrow window the picture is as tall as the header, and much wider than the window. */
const SIZES = `${media.moving} and ${windowIs.upTo('64em')} 64rem, ${media.moving} 100vw, 27rem`;

const Top = styled.header`
  ${layered}
  display: grid;
  align-items: end;
  /* So low that the first window shows something of what follows. */
  min-height: clamp(16rem, 42vh, 28rem);
  padding: ${space('xxl')} ${size('margin')} ${space('xl')};

  ${inPrint} {
    min-height: 0;
    padding: 0;
  }
`;

const Back = styled.div`
  ${filling}
  z-index: ${layer('below')};
  ${motion('parallax')}

  &::after {
    content: '';
    ${filling}
    background: ${scrim.foot};

    ${from('full')} {
      background: ${scrim.side}, ${scrim.edge};
    }
  }

  ${notPrinted}
`;

const Cheer = styled.p`
  ${type('heading')}
  color: ${color('accent')};
`;
