import { styled } from 'styled-components';
import type { SeasonRobot } from '../../../content/types/season';
import { FactList } from '../../components/FactList';
import { Section } from '../Section';
import { PosterButton } from './PosterButton';

/** What is known of our robot. */
export function Facts({ title, facts, print }: SeasonRobot) {
  return (
    <Sheet title={title} isBeside>
      <div>
        <FactList facts={facts} />
        <PosterButton label={print} />
      </div>
    </Sheet>
  );
}

const Sheet = styled(Section)`
  break-inside: avoid;
`;
