import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { clipped } from '../../theme/phrases';

/** The dark stage across which the sound spreads, from the opening into everything below. */
export function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <Ground data-bleed data-surface="stage">
      {children}
    </Ground>
  );
}

const Ground = styled.div`
  position: relative;
  isolation: isolate;
  ${clipped}
`;
