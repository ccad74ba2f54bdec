import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ReefscapeContent } from '../../../content/contentTypes';
import { useAutoplay } from '../../motion/useAutoplay';
import { clipped } from '../../theme/phrases';
import { layer, notPrinted } from '../../theme/read';
import { reefscapeMotion, reefscapePattern } from '../../theme/reefscape';
import { TopBar } from '../seasons/TopBar';
import { Bubbles } from './Bubbles';

interface SeaProps extends Pick<ReefscapeContent, 'movement'> {
  readonly home: ReactNode;
  readonly children: ReactNode;
}

/** The sea with its bubbles, from the light under the surface down to the dark. */
export function Sea({ home, movement, children }: SeaProps) {
  const bubbles = useRef<HTMLDivElement>(null);
  const autoplay = useAutoplay(bubbles);
  return (
    <Water data-bleed data-surface="reef" data-moving={autoplay.isMoving}>
      <Rays aria-hidden="true" />
      <Bubbles ref={bubbles} />
      <Top>
        <TopBar home={home} movement={movement} autoplay={autoplay} />
      </Top>
      {children}
    </Water>
  );
}

const Water = styled.div`
  position: relative;
  isolation: isolate;
  ${clipped}

  &[data-surface] {
    background: ${reefscapePattern.sea};
  }

  /* Bubbles cross the reef's name, but no words that are read. */
  & > header ~ * {
    position: relative;
    z-index: ${layer('above')};
  }

  /* Not the whole page: every element that inherits the property is styled again when it changes. */
  &[data-moving='true'] > [aria-hidden='true'] {
    --play: running;
  }
`;

/** Wider than the sea, so that no edge shows when the rays lean. */
const Rays = styled.div`
  position: absolute;
  inset: 0 -20% auto;
  z-index: ${layer('below')};
  height: 80rem;
  max-height: 100%;
  background: ${reefscapePattern.rays};
  -webkit-mask-image: ${reefscapePattern.fading};
  mask-image: ${reefscapePattern.fading};
  transform-origin: 50% 0;
  pointer-events: none;
  ${reefscapeMotion.glimmer}

  ${notPrinted}
`;

const Top = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer('above')};
`;
