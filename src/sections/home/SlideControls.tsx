import { styled } from 'styled-components';
import type { SlideshowContent } from '../../../content/contentTypes';
import { IconButton } from '../../components/IconButton';
import { PauseButton } from '../../components/PauseButton';
import type { Direction, Slideshow } from '../../motion/slideshow';
import {
  color,
  inForcedColors,
  motion,
  shape,
  size,
  space,
  withoutControls,
} from '../../theme/read';
import { cellRatio } from '../../theme/shape';

type SlideControlsProps = Pick<SlideshowContent, 'previous' | 'next' | 'pause' | 'play'> & {
  readonly show: Slideshow;
  readonly isPlaying: boolean;
  /** Whether the script has started; until then the controls are invisible but keep their room. */
  readonly isInteractive: boolean;
  readonly move: (direction: Direction) => void;
  readonly toggle: () => void;
  readonly hold: () => void;
  readonly release: () => void;
};

/** Pause, previous, next, and which slide is shown. Keyboard focus on any of them pauses the slideshow. */
export function SlideControls(props: SlideControlsProps) {
  const { previous, next, pause, play, show, isPlaying, isInteractive, move, toggle } = props;
  return (
    <Controls
      data-is-interactive={isInteractive}
      onFocus={({ target }) => target.matches(':focus-visible') && props.hold()}
      onBlur={props.release}
    >
      <PauseButton words={{ pause, play }} isPaused={!isPlaying} onPress={toggle} />
      <IconButton icon="previous" label={previous} onPress={() => move('previous')} />
      <Cells aria-hidden="true">
        {Array.from({ length: show.count }, (_, index) => (
          <Cell key={index} data-is-current={index === show.current} />
        ))}
      </Cells>
      <IconButton icon="next" label={next} onPress={() => move('next')} />
    </Controls>
  );
}

const Controls = styled.div`
  display: flex;
  gap: ${space('xs')};
  align-items: center;
  ${motion('respond')}

  &[data-is-interactive='false'] {
    visibility: hidden;
    opacity: 0;
  }

  ${withoutControls} {
    display: none;
  }
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
