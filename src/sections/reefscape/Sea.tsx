import { useRef } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { ReefscapePageContent, SeasonPageContent } from '../../../content/types/season';
import { useAutoplay } from '../../motion/useAutoplay';
import { clipped, layered } from '../../theme/phrases';
import { notPrinted } from '../../theme/media';
import { from, layer } from '../../theme/read';
import { reefscapeMotion, reefscapePattern } from '../../theme/reefscape';
import { TopBar } from '../seasons/TopBar';
import { ascentOf, createBubbles, sea } from './bubbles';
import type { Bubble } from './bubbles';
import { openingHeight } from './Hero';

type SeaProps = Pick<ReefscapePageContent, 'movement'> &
  Pick<SeasonPageContent, 'home'> & { readonly children: ReactNode };

/**
 * The sea, from the light under the surface down to the dark. Bubbles rise through its opening, most of them
 * behind the reef, some in front.
 */
export function Sea({ home, movement, children }: SeaProps) {
  const swarm = useRef<HTMLDivElement>(null);
  const autoplay = useAutoplay(swarm);
  return (
    <Water data-bleed data-surface="reef" data-moving={autoplay.isMoving}>
      <Rays aria-hidden="true" />
      <Bubbles ref={swarm} aria-hidden="true">
        {bubbles.map(({ id }) => (
          <span key={id} data-bubble="" />
        ))}
      </Bubbles>
      <Top>
        <TopBar home={home} movement={movement} autoplay={autoplay} />
      </Top>
      {children}
    </Water>
  );
}

const Water = styled.div`
  ${layered}

  &[data-surface] {
    background: ${reefscapePattern.sea};
  }

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

/** Any number works; changing it moves every bubble. */
const SEED = 1209;

const bubbles = createBubbles(SEED);

/**
 * One CSS rule per bubble: the content security policy forbids style attributes in prerendered pages. Without
 * the attribute, a browser would try all fifty on every element of the page.
 */
function place(bubble: Bubble) {
  const { lasts, since } = ascentOf(bubble);
  return css`
    & > [data-bubble]:nth-child(${bubble.id + 1}) {
      left: ${bubble.left}%;
      --size: ${bubble.size}px;
      --rest: -${bubble.bottom}px;
      animation-duration: ${lasts}ms, ${Math.round(lasts / 5)}ms;
      animation-delay: -${since}ms;
    }
  `;
}

const Bubbles = styled.div`
  --sea: ${sea.height}px;
  position: absolute;
  inset: 0 0 auto;
  /* Bubbles cross the reef's name, but no words that are read. */
  height: min(var(--sea), ${openingHeight});
  ${clipped}
  pointer-events: none;

  & > span {
    position: absolute;
    top: var(--sea);
    width: var(--size);
    height: var(--size);
    z-index: ${layer('below')};
    transform: translateY(var(--rest));
    ${reefscapeMotion.ascend}
  }

  /* Half the size in small windows. */
  & > span::before {
    content: '';
    position: absolute;
    inset: 25%;
    border-radius: 50%;
    background: ${reefscapePattern.bubble};
  }

  ${from('moving')} {
    & > span::before {
      inset: 0;
    }
  }

  & > [data-bubble]:nth-child(6n) {
    z-index: ${layer('above')};
  }

  ${bubbles.map(place)}

  ${notPrinted}
`;

const Top = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer('above')};
`;
