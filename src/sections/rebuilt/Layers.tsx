import { Children } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { BelowWindow } from '../../navigation/BelowWindow';
import { inPrint } from '../../theme/media';
import { space } from '../../theme/read';
import { edgeHeight } from './Layer';

/** Colored grounds as wide as the window, the first as high as it. The wavy lower edge of each overlaps the next. */
export function Layers({ children }: { readonly children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return (
    <Stack data-bleed>
      {first}
      <BelowWindow>{others}</BelowWindow>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
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

  ${inPrint} {
    display: block;

    & > * + * {
      margin-top: ${space('xl')};
    }
  }
`;
