import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { whenMotionAllowed } from '../../theme/motion';
import { from, inPrint, notPrinted, size, space } from '../../theme/read';
import { fuel } from '../../theme/rebuilt';
import { hub } from './Hub';
import { edgeHeight } from './Layer';

/**
 * Colored grounds as wide as the window. The wavy lower edge of each overlaps the next. A ball comes out from
 * under the first, follows the window down across the others, and comes to rest in the hub at the end.
 */
export function Layers({ children }: { readonly children: ReactNode }) {
  return <Stack data-bleed>{children}</Stack>;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;
  overflow-x: clip;

  ${[1, 2, 3, 4].map(
    (place) => css`
      & > :nth-child(${place}) {
        grid-area: ${place} / 1;
        z-index: ${5 - place};
      }
    `,
  )}

  & > * + * {
    margin-top: -${edgeHeight};
  }

  /* The ball. Only the first layer is above it. */
  &::after {
    content: '';
    position: relative;
    z-index: 3;
    grid-area: 1 / 1 / span 4;
    place-self: end center;
    width: ${hub.ball};
    aspect-ratio: 1;
    margin-bottom: calc(${space('xxl')} + ${edgeHeight} + ${hub.rest});
    border-radius: 50%;
    background: ${fuel};
    pointer-events: none;

    ${from('wide')} {
      justify-self: end;
      margin-inline-end: calc(
        max(${space('gutter')}, 50% - ${size('page')} / 2) + (${hub.size} - ${hub.ball}) / 2
      );
    }

    ${notPrinted}
  }

  ${from('moving')} {
    ${whenMotionAllowed(css`
      &::after {
        position: sticky;
        top: 46vh;
        align-self: start;
      }
    `)}
  }

  ${inPrint} {
    display: block;

    & > * + * {
      margin-top: ${space('xl')};
    }
  }
`;
