import { styled } from 'styled-components';
import type { HomeContent } from '../../../content/types/home';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { RobotCard } from '../../components/RobotCard';
import { color, from, space, type } from '../../theme/read';

/** The games of past seasons, the newest first. */
export function Challenges({ title, text, cards }: HomeContent['challenges']) {
  return (
    <Games>
      <Top>
        <Heading level={2}>{title}</Heading>
        <Lede>
          <InlineText text={text} />
        </Lede>
      </Top>
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
  display: grid;
  gap: ${space('xl')};
`;

const Top = styled.div`
  display: grid;
  gap: ${space('m')};
`;

const Lede = styled.p`
  ${type('lede')}
  color: ${color('inkSoft')};
`;

/** Balanced, because the text ends with the robot's name, which should not stand on a line of its own. */
const Words = styled.p`
  text-wrap: balance;
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space('l')};

  & > li {
    display: grid;
  }

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
    gap: ${space('xl')};

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
