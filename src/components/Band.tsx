import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, onSheet, size, space } from '../theme/read';
import type { Surface } from '../theme/surfaces';
import { Honeycomb } from './Honeycomb';

interface BandProps {
  /** `sunken` is let into the page; the others stay as they are in both schemes, with everything in them. */
  readonly surface: Surface | 'sunken';
  /** The side the honeycomb is seen from. */
  readonly comb?: 'right' | 'left';
  readonly children: ReactNode;
}

/** A part of the page as wide as the window, for one section or a few. */
export function Band({ surface, comb, children }: BandProps) {
  return (
    <Ground data-bleed data-surface={surface} $surface={surface}>
      {comb && <Honeycomb from={comb} />}
      <Column>{children}</Column>
    </Ground>
  );
}

const sunken = css`
  background-color: ${color('sunken')};
`;

/** The comb of a night part on a night page; at the top of a page it meets the header. */
const night = css`
  --comb-foot: var(--night-end);

  &:not(:first-child) {
    --comb-top: var(--night-end);
  }
`;

const Ground = styled.div<{ $surface: BandProps['surface'] }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  overflow: clip;
  padding: ${space('section')} ${space('gutter')};
  ${({ $surface }) => $surface === 'sunken' && sunken}
  ${({ $surface }) => $surface === 'night' && night}

  ${onSheet} {
    padding: 0;
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space('section')};
  max-width: ${size('page')};
  margin-inline: auto;
`;
