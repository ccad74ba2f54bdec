import { styled } from 'styled-components';
import type { Fact } from '../../../content/types/season';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { columns } from '../../theme/columns';
import { space } from '../../theme/read';

interface FactsProps {
  readonly title: string;
  readonly facts: Fact[];
}

/** A sheet of facts, such as what a robot has and how we did with it. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <Sheet>
      <Heading level={2}>{title}</Heading>
      <FactList facts={facts} />
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  gap: ${space('xl')};
  break-inside: avoid;
  ${columns}
`;
