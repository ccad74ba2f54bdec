import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Honeycomb } from '../../components/Honeycomb';
import { onSheet, size, space } from '../../theme/read';

/** What is told on the stage, below the opening. */
export function Hall({ children }: { readonly children: ReactNode }) {
  return (
    <Below>
      <Honeycomb from="left" />
      <Column>{children}</Column>
    </Below>
  );
}

const Below = styled.div`
  position: relative;
  padding: ${space('section')} ${space('gutter')};

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
