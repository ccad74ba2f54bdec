import { styled } from 'styled-components';
import type { SlideshowContent } from '../../../content/types/home';
import { IconButton, PauseButton } from '../../components/IconButton';
import { Picture, PictureCut } from '../../components/Picture';
import { useIsHydrating } from '../../lib/hydration';
import type { Slideshow, useSlideshow } from '../../motion/useSlideshow';
import { useParallax } from '../../motion/scrollDriven';
import { clipped, filling } from '../../theme/phrases';
import {
  inForcedColors,
  media,
  notPrinted,
  onlyWithScript,
  sideBySide,
  windowIs,
  withoutControls,
} from '../../theme/media';
import { color, layer, motion, shape, size, space } from '../../theme/read';
import { scrim } from '../../theme/pattern';
import { cellRatio } from '../../theme/shape';

type SlidesProps = Omit<SlideshowContent, 'over' | 'title' | 'text' | 'actions'> &
  ReturnType<typeof useSlideshow>;

const SIZES = `${windowIs.flatFrom('89/50')} 100vw, ${media.full} 178vh, ${media.landscape} 178vh, 192vw`;

/**
 * The pictures behind the title, scrolling at half speed, and their controls: pause, previous, next, and
 * which slide is shown. Keyboard focus on any of them pauses the slideshow. Screen readers get only the
 * current picture; changes made by the timer go unannounced.
 */
export function Slides({ slides, show, isPlaying, move, toggle, ...props }: SlidesProps) {
  const back = useParallax<HTMLDivElement>();
  // Until the script has started, the controls are invisible but keep their room.
  const isInteractive = !useIsHydrating();
  return (
    <Show aria-label={props.label} aria-roledescription={props.kind}>
      <Controls
        data-is-interactive={isInteractive}
        onFocus={({ target }) => target.matches(':focus-visible') && props.hold()}
        onBlur={props.release}
      >
        <PauseButton words={props} isPaused={isInteractive && !isPlaying} onPress={toggle} />
        <IconButton icon="previous" label={props.previous} onPress={() => move('previous')} />
        <Cells aria-hidden="true">
          {Array.from({ length: show.count }, (_, index) => (
            <Cell key={index} data-is-current={index === show.current} />
          ))}
        </Cells>
        <IconButton icon="next" label={props.next} onPress={() => move('next')} />
      </Controls>
      <Back ref={back}>
        <Reel
          aria-live={isPlaying && !show.isMovedByHand ? 'off' : 'polite'}
          data-towards={show.direction}
        >
          {slides.map((picture, index) => (
            <Slide
              key={picture.file}
              role="group"
              aria-roledescription={props.slideKind}
              aria-label={props.position(index + 1, show.count)}
              aria-hidden={index !== show.current}
              data-place={placeOf(index, show)}
            >
              <Picture {...picture} sizes={SIZES} isMain={index === 0} fill="right">
                <PictureCut {...picture} sizes="100vw" />
              </Picture>
            </Slide>
          ))}
        </Reel>
      </Back>
    </Show>
  );
}

function placeOf(index: number, { current, leaving }: Slideshow) {
  if (index === current) return leaving === undefined ? 'current' : 'coming';
  return index === leaving ? 'leaving' : 'away';
}

/** Holds its controls beside the words. Its pictures lie behind everything, so it must not be positioned. */
const Show = styled.section`
  ${withoutControls} {
    display: contents;
  }
`;

const Controls = styled.div`
  display: flex;
  gap: ${space('xs')};
  align-items: center;
  ${motion('respond')}

  &[data-is-interactive='false'] {
    visibility: hidden;
    opacity: 0;
  }

  ${onlyWithScript}
`;

/** With a background of their own, because they lie on pictures. */
const Cells = styled.div`
  display: flex;
  gap: ${space('xxs')};
  align-items: center;
  height: 3em;
  padding: 0 min(1.6em, 5vw);
  clip-path: ${shape('cell')};
  background-color: ${color('raised')};
  font-size: calc(${size('target')} / 4.5);
`;

const Cell = styled.span`
  width: calc(${size('target')} / 3);
  aspect-ratio: ${cellRatio};
  clip-path: ${shape('hexagon')};
  background-color: ${color('edge')};
  ${motion('respond')}

  &[data-is-current='true'] {
    background-color: ${color('signal')};
  }

  ${inForcedColors} {
    background-color: CanvasText;
    forced-color-adjust: none;
    transform: scale(0.6);

    &[data-is-current='true'] {
      background-color: Highlight;
      transform: none;
    }
  }
`;

const Back = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer('below')};
  height: min(108vw, 62svh);
  ${motion('parallax')}

  &::after {
    content: '';
    ${filling}
    background: linear-gradient(0deg, ${color('paper')} 4%, transparent 42%);
  }

  ${sideBySide} {
    height: 100%;

    &::after {
      background: ${scrim.side}, ${scrim.edge};
    }
  }

  ${notPrinted}
`;

const Reel = styled.div`
  ${filling}
  ${clipped}
  --side: 1;

  &[data-towards='previous'] {
    --side: -1;
  }
`;

const Slide = styled.div`
  ${filling}

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
