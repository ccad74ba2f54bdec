import { styled } from 'styled-components';
import type { HomeContent } from '../../../content/types/home';
import { Heading } from '../../components/Heading';
import { Lede } from '../../components/InlineText';
import { RobotCard } from '../../components/RobotCard';
import { useIsOver } from '../../meetings/useIsOver';
import { cardsInRow, columns } from '../../theme/columns';
import { rimmedBackground } from '../../theme/phrases';
import { color, space, stacked } from '../../theme/read';

type ChallengesProps = HomeContent['challenges'] & { readonly timeZone: string };

/** The games of past seasons, the newest first, and before them the year to come. */
export function Challenges({ title, text, next, cards, timeZone }: ChallengesProps) {
  // The site is built every night: from the first of August on, the plate is in the page as it comes.
  const isNextDue = useIsOver(next.after, timeZone);
  return (
    <Games>
      <Top>
        <Heading level={2}>{title}</Heading>
        <Lede text={text} />
      </Top>
      {isNextDue && (
        <Plate>
          <Heading level={3} size="display">
            {next.nextYear}
          </Heading>
          <Lede text={next.text} />
        </Plate>
      )}
      <Cards>
        {cards.map((card, index) => (
          <li key={card.title}>
            <RobotCard {...card} isLead={index === 0}>
              <Words>{card.text}</Words>
            </RobotCard>
          </li>
        ))}
      </Cards>
    </Games>
  );
}

const Games = styled.section`
  ${stacked('xl')}
`;

const Top = styled.div`
  ${stacked('m')}
`;

/** Balanced, because the text ends with the robot's name, which should not stand on a line of its own. */
const Words = styled.p`
  text-wrap: balance;
`;

const Cards = styled.ul`
  ${cardsInRow(2)}

  & > li {
    display: grid;
  }

  & > :first-child {
    grid-column: 1 / -1;
  }
`;

/** Only its outline, of the paper's own color. */
const Plate = styled.div`
  ${rimmedBackground('plate', 'paper')}
  ${stacked('m')}
  align-items: center;
  padding: ${space('card')};
  ${columns}

  & > h3 {
    color: ${color('accent')};
  }
`;
