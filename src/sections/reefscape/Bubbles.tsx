import type { Ref } from 'react';
import { css, styled } from 'styled-components';
import { ascentOf, createBubbles, sea } from '../../motion/bubbles';
import type { Bubble } from '../../motion/bubbles';
import { clipped } from '../../theme/phrases';
import { whenMotionAllowed } from '../../theme/motion';
import { from, layer, notPrinted } from '../../theme/read';
import { reefscapeMotion, reefscapePattern } from '../../theme/reefscape';

/** Bubbles that rise through the sea: most behind its content, some in front. Decorative. */
export function Bubbles({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <Water ref={ref} aria-hidden="true">
      {bubbles.map(({ id }) => (
        <span key={id} data-bubble="" />
      ))}
    </Water>
  );
}

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

const Water = styled.div`
  --sea: ${sea.height}px;
  position: absolute;
  inset: 0 0 auto;
  height: var(--sea);
  /* Bubbles that rest would lie on the words below the reef. */
  max-height: min(100%, 40rem);
  ${clipped}
  pointer-events: none;
  ${whenMotionAllowed(css`
    max-height: 100%;
  `)}

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
