import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { clipped } from '../theme/phrases';
import { color, inPrint, size, space } from '../theme/read';
import type { Surface } from '../theme/schemes';
import { Honeycomb } from './Honeycomb';
import type { HoneycombProps } from './Honeycomb';

interface BandProps {
  /** `sunken` is recessed into the page; the others and their content look the same in both schemes. */
  readonly surface: Surface | 'sunken';
  readonly comb: 'right' | 'left';
  readonly lit?: HoneycombProps['lit'];
  readonly children: ReactNode;
}

/** A part of the page as wide as the window, for one or a few sections. */
export function Band({ surface, comb, lit, children }: BandProps) {
  return (
    <Ground data-bleed data-surface={surface} $surface={surface}>
      <Honeycomb from={comb} lit={lit} />
      <Column>{children}</Column>
    </Ground>
  );
}

const sunken = css`
  background-color: ${color('sunken')};
`;

/** On a dark page, fades the comb of a night part at its ends, except where it meets the header. */
const night = css`
  --comb-foot: var(--night-end);

  &:not(:first-child) {
    --comb-top: var(--night-end);
    --comb-hung: var(--night-hung);
  }
`;

const Ground = styled.div<{ $surface: BandProps['surface'] }>`
  position: relative;
  isolation: isolate;
  ${clipped}
  padding: ${space('section')} ${space('gutter')};
  ${({ $surface }) => $surface === 'sunken' && sunken}
  ${({ $surface }) => $surface === 'night' && night}

  ${inPrint} {
    padding: 0;
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space('section')};
  max-width: ${size('page')};
  margin-inline: auto;
`;
