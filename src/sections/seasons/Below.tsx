import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BelowWindow } from '../../navigation/BelowWindow';
import { inPrint, size, space } from '../../theme/read';

/** The content of a season page below its opening. */
export function Below({ children }: { readonly children: ReactNode }) {
  return (
    <Room>
      <Column>
        <BelowWindow>{children}</BelowWindow>
      </Column>
    </Room>
  );
}

const Room = styled.div`
  position: relative;
  padding: ${space('section')} ${space('gutter')};

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
