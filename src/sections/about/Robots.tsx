import { styled } from 'styled-components';
import type { AboutContent } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { RobotCard } from '../../components/RobotCard';
import { ContentLink } from '../../components/TextLink';
import { color, from, layer, space, type } from '../../theme/read';

/** What we have built, the newest first. */
export function Robots({ title, text, cards }: AboutContent['robots']) {
  return (
    <Fleet>
      <Heading level={2}>{title}</Heading>
      <Lede>
        <InlineText text={text} />
      </Lede>
      <Cards>
        {cards.map(({ name, text: description, code, ...card }) => (
          <li key={name}>
            <RobotCard {...card} title={name}>
              <Description>
                <p>{description}</p>
                {code && (
                  <Code>
                    <ContentLink {...code} />
                  </Code>
                )}
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
  gap: ${space('s')};
  align-content: start;
  justify-items: start;
`;

/** Above the card's own link, which covers all of the card. */
const Code = styled.p`
  position: relative;
  z-index: ${layer('above')};
`;
