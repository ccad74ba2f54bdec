import { styled } from 'styled-components';
import type { AboutContent } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { RobotCard } from '../../components/RobotCard';
import { ContentLink } from '../../components/ContentLink';
import { color, from, space, type } from '../../theme/read';

/** What we have built, the newest first. */
export function Robots({ title, text, cards }: AboutContent['robots']) {
  return (
    <Fleet>
      <Heading level={2}>{title}</Heading>
      <Lede>
        <InlineText text={text} />
      </Lede>
      <Cards>
        {cards.map((robot) => (
          <li key={robot.name}>
            <RobotCard title={robot.name} year={robot.year} picture={robot.picture} form="third">
              <Description>
                <p>
                  <InlineText text={robot.text} />
                </p>
                <Links>
                  {robot.links.map((link) => (
                    <li key={link.to}>
                      <ContentLink {...link} />
                    </li>
                  ))}
                </Links>
              </Description>
            </RobotCard>
          </li>
        ))}
      </Cards>
    </Fleet>
  );
}

const Fleet = styled.section`
  display: grid;
  gap: ${space('m')};
`;

const Lede = styled.p`
  ${type('lede')}
  color: ${color('inkSoft')};
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space('l')};
  padding-top: ${space('l')};

  & > li {
    display: grid;
  }

  ${from('full')} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${space('xl')};
  }
`;

const Description = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space('m')};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')} ${space('l')};
`;
