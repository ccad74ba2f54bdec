import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BelowWindow } from '../../navigation/BelowWindow';
import { inPrint } from '../../theme/media';
import { size, space, stacked } from '../../theme/read';

/** The content of a season page below its opening. */
export function Below({ children }: { readonly children: ReactNode }) {
  return (
    <Column>
      <BelowWindow>{children}</BelowWindow>
    </Column>
  );
}

const Column = styled.div`
  position: relative;
  ${stacked('section')}
  padding: ${space('section')} ${size('margin')};

  ${inPrint} {
    padding: 0;
  }
`;
