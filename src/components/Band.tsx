import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { clipped } from '../theme/phrases';
import { color, inPrint, size, space } from '../theme/read';
import type { Surface } from '../theme/schemes';
import { Honeycomb } from './Honeycomb';

interface BandProps {
  /** `sunken` is recessed into the page; the others and their content look the same in both schemes. */
  readonly surface: Surface | 'sunken';
  readonly hasComb?: boolean;
  readonly children: ReactNode;
  /** For styled components based on Band. */
  readonly className?: string;
}

/** A part of the page as wide as the window, for one or a few sections. */
export function Band({ surface, hasComb = false, children, className }: BandProps) {
  return (
    <Ground className={className} data-bleed data-surface={surface} $surface={surface}>
      {hasComb && <Honeycomb from="right" />}
      <Column>{children}</Column>
    </Ground>
  );
}

const sunken = css`
  background-color: ${color('sunken')};
`;

/** On a dark page a little lighter than the page, or it would have no edge. */
const night = css`
  &[data-surface] {
    background-color: var(--band);
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
