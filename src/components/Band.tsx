import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layered } from '../theme/phrases';
import { inPrint } from '../theme/media';
import { size, space, stacked } from '../theme/read';
import type { Surface } from '../theme/schemes';
import { Honeycomb } from './Honeycomb';

interface BandProps {
  /** It and its content look the same in both schemes. */
  readonly surface: Surface;
  readonly hasComb?: boolean;
  readonly children: ReactNode;
  /** For styled components based on Band. */
  readonly className?: string;
}

/** A part of the page as wide as the window, for one or a few sections. */
export function Band({ surface, hasComb = false, children, className }: BandProps) {
  return (
    <Ground className={className} data-bleed data-surface={surface}>
      {hasComb && <Honeycomb from="right" />}
      <Column>{children}</Column>
    </Ground>
  );
}

const Ground = styled.div`
  ${layered}
  padding: ${space('section')} ${space('gutter')};

  /* On a dark page a little lighter than the page, or it would have no edge. */
  &[data-surface='night'] {
    background-color: var(--band);
  }

  ${inPrint} {
    padding: 0;
  }
`;

const Column = styled.div`
  ${stacked('section')}
  max-width: ${size('page')};
  margin-inline: auto;
`;
