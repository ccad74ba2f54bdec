import { styled } from 'styled-components';
import { columns } from '../../theme/columns';
import { color, from, space } from '../../theme/read';

/** A row of the meeting times: what it is about, and the rest beside it where there is room. */
export const TimetableRow = styled.div`
  break-inside: avoid;
  display: grid;
  gap: ${space('l')};
  padding-top: ${space('l')};
  border-top: 2px solid ${color('ink')};
  ${columns}

  ${from('full')} {
    align-items: baseline;
  }

  & > :first-child {
    display: grid;
    gap: ${space('xs')};
    align-content: start;
    color: ${color('inkSoft')};

    & > h3 {
      color: ${color('ink')};
    }
  }
`;
