import { styled } from 'styled-components';
import type { ContactContent } from '../../../content/types/contact';
import { ArrowLink } from '../../components/ArrowLink';
import { Band } from '../../components/Band';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { PageTitle } from '../../components/PageTitle';
import { columns } from '../../theme/columns';
import { color, size, space, stacked, type } from '../../theme/read';

type HeroProps = Pick<ContactContent, 'title' | 'topics'>;

/** The title on the dark honeycomb, and links to the team's one address, each with a subject filled in. */
export function Hero({ title, topics }: HeroProps) {
  return (
    <Band surface="night" hasComb>
      <PageTitle title={title} />
      <Subjects>
        <Question>
          <Heading level={2}>{topics.title}</Heading>
          <Paragraph text={topics.text} />
        </Question>
        <List>
          {topics.links.map((link) => (
            <li key={link.to}>
              <Topic {...link} />
            </li>
          ))}
        </List>
      </Subjects>
    </Band>
  );
}

const Subjects = styled.section`
  ${stacked('l')}
  ${columns}
  break-inside: avoid;
`;

const Question = styled.div`
  ${stacked('m')}
  align-content: start;
  max-width: ${size('measure')};
`;

const List = styled.ul`
  display: grid;
  border-top: 2px solid ${color('accent')};

  /* In Safari the list's empty marker would add to the height of a row. */
  & > li {
    display: grid;
  }
`;

const Topic = styled(ArrowLink)`
  ${type('heading')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('m')};
  min-height: ${size('target')};
  padding: ${space('s')} ${space('s')} ${space('s')} 0;
  border-bottom: 1px solid ${color('edge')};
`;
