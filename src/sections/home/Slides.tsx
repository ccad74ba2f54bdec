import { useRef } from 'react';
import { styled } from 'styled-components';
import type { SlideshowContent } from '../../../content/contentTypes';
import { Picture } from '../../components/Picture';
import { PictureCut } from '../../components/PictureCut';
import type { Slideshow } from '../../motion/slideshow';
import { useParallax } from '../../motion/useParallax';
import { clipped } from '../../theme/phrases';
import { media, sideBySide, windowIs } from '../../theme/media';
import { color, layer, motion, notPrinted } from '../../theme/read';
import { scrim } from '../../theme/pattern';

type SlidesProps = Pick<SlideshowContent, 'slides' | 'slideKind' | 'position'> & {
  readonly show: Slideshow;
  /** Whether slide changes go unannounced, as those made by the timer do. */
  readonly isQuiet: boolean;
};

const SIZES = `${windowIs.flatFrom('89/50')} 100vw, ${media.full} 178vh, ${media.landscape} 178vh, 192vw`;

/** The pictures behind the title, scrolling at half speed. Screen readers get only the current one. */
export function Slides({ slides, slideKind, position, show, isQuiet }: SlidesProps) {
  const back = useRef<HTMLDivElement>(null);
  useParallax(back);
  return (
    <Back ref={back}>
      <Reel aria-live={isQuiet ? 'off' : 'polite'} data-towards={show.direction}>
        {slides.map((picture, index) => (
          <Slide
            key={picture.file}
            role="group"
            aria-roledescription={slideKind}
            aria-label={position(index + 1, show.count)}
            aria-hidden={index !== show.current}
            data-place={placeOf(index, show)}
          >
            <Picture {...picture} sizes={SIZES} isMain={index === 0} fill="right">
              <PictureCut {...picture} sizes="100vw" />
            </Picture>
          </Slide>
        ))}
      </Reel>
      <Shade />
    </Back>
  );
}

function placeOf(index: number, { current, leaving }: Slideshow) {
  if (index === current) return leaving === undefined ? 'current' : 'coming';
  return index === leaving ? 'leaving' : 'away';
}

const Back = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer('below')};
  height: min(108vw, 62svh);
  ${motion('parallax')}

  ${sideBySide} {
    height: 100%;
  }

  ${notPrinted}
`;

const Reel = styled.div`
  position: absolute;
  inset: 0;
  ${clipped}
  --side: 1;

  &[data-towards='previous'] {
    --side: -1;
  }
`;

const Slide = styled.div`
  position: absolute;
  inset: 0;

  &:is([data-place='leaving'], [data-place='away']) {
    visibility: hidden;
  }

  &[data-place='coming'] {
    ${motion('slideIn')}
  }

  &[data-place='leaving'] {
    ${motion('slideOut')}
  }
`;

const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(0deg, ${color('paper')} 4%, transparent 42%);

  ${sideBySide} {
    background: ${scrim.side}, ${scrim.edge};
  }
`;
