import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Honeycomb } from '../../components/Honeycomb';
import { BelowWindow } from '../../navigation/BelowWindow';
import { inPrint, size, space } from '../../theme/read';

interface BelowProps {
  readonly comb: 'right' | 'left';
  readonly children: ReactNode;
}

/** The content of a season page below its opening. */
export function Below({ comb, children }: BelowProps) {
  return (
    <Room>
      <Honeycomb from={comb} />
      <Column>
        <BelowWindow>{children}</BelowWindow>
      </Column>
    </Room>
  );
}

const Room = styled.div`
  --comb-top: transparent;
  --comb-hung: 0;
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
