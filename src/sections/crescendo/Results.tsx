import { styled } from 'styled-components';
import type { CrescendoContent } from '../../../content/contentTypes';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { columns } from '../../theme/columns';
import { space } from '../../theme/read';

/** How we did that year. */
export function Results({ title, facts }: CrescendoContent['results']) {
  return (
    <Record>
      <Heading level={2}>{title}</Heading>
      <FactList facts={facts} />
    </Record>
  );
}

const Record = styled.section`
  display: grid;
  gap: ${space('xl')};
  break-inside: avoid;
  ${columns}
`;
