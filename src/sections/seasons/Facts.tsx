import { styled } from 'styled-components';
import type { SeasonRobot } from '../../../content/types/season';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { columns } from '../../theme/columns';
import { space } from '../../theme/read';
import { PosterButton } from './PosterButton';

/** What is known of our robot. */
export function Facts({ title, facts, print }: SeasonRobot) {
  return (
    <Sheet>
      <Heading level={2}>{title}</Heading>
      <div>
        <FactList facts={facts} />
        <PosterButton label={print} />
      </div>
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  gap: ${space('xl')};
  break-inside: avoid;
  ${columns}
`;
