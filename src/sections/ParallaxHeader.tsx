import { useRef } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { PictureContent } from '../../content/contentTypes';
import { PageTitle } from '../components/PageTitle';
import { Picture, PictureCut } from '../components/Picture';
import { useParallax } from '../motion/scrollDriven';
import { clipped } from '../theme/phrases';
import { media, windowIs } from '../theme/media';
import { from, inPrint, layer, motion, notPrinted, size, space } from '../theme/read';
import { scrim } from '../theme/pattern';

interface ParallaxHeaderProps {
  readonly title: string;
  readonly picture: PictureContent;
  /** Makes the header shorter, so that the first window shows more of what follows. */
  readonly isLow?: boolean;
  readonly children?: ReactNode;
}

/** The top of a page: its title over a picture that scrolls at half speed. Night in both schemes. */
export function ParallaxHeader({ title, picture, isLow = false, children }: ParallaxHeaderProps) {
  const back = useRef<HTMLDivElement>(null);
  useParallax(back);
  return (
    <Top data-bleed data-surface="night" $isLow={isLow}>
      <Back ref={back}>
        <Picture {...picture} sizes={isLow ? LOW_SIZES : SIZES} isMain fill="upperRight">
          {!isLow && <PictureCut {...picture} sizes="22rem" />}
        </Picture>
        <Shade />
      </Back>
      <Words>
        <PageTitle title={title}>{children}</PageTitle>
      </Words>
    </Top>
  );
}

/** In a narrow window the picture is as tall as the header, and much wider than the window. */
const WIDE_SIZES = `${media.moving} and ${windowIs.upTo('64em')} 64rem, ${media.moving} 100vw`;
const SIZES = `${WIDE_SIZES}, 40rem`;
const LOW_SIZES = `${WIDE_SIZES}, 27rem`;

const tall = 'clamp(22rem, 62vh, 42rem)';
const low = 'clamp(16rem, 42vh, 28rem)';

/** As high as all of the picture, which is 12 to 5, where something of the page can still be seen below it. */
const whole = css`
  max(${tall}, min(41.7vw, 42rem, 100svh - ${size('header')} - 6rem))
`;

const Top = styled.header<{ $isLow: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: ${({ $isLow }) => ($isLow ? low : tall)};
  padding: ${space('xxl')} ${space('gutter')} ${space('xl')};
  ${clipped}

  ${from('full')} {
    min-height: ${({ $isLow }) => ($isLow ? low : whole)};
  }

  ${inPrint} {
    min-height: 0;
    padding: 0;
  }
`;

const Back = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer('below')};
  ${motion('parallax')}

  ${notPrinted}
`;

const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: ${scrim.foot};

  ${from('full')} {
    background: ${scrim.side}, ${scrim.edge};
  }
`;

const Words = styled.div`
  width: 100%;
  max-width: ${size('page')};
  margin-inline: auto;
`;
