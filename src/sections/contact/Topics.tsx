import { styled } from 'styled-components';
import type { ContactContent } from '../../../content/types/contact';
import { ArrowLink } from '../../components/ArrowLink';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { columns } from '../../theme/columns';
import { color, size, space, type } from '../../theme/read';

/** Links to the team's one address, each with a subject filled in. */
export function Topics({ title, text, links }: ContactContent['topics']) {
  return (
    <Subjects>
      <Question>
        <Heading level={2}>{title}</Heading>
        <Paragraph text={text} />
      </Question>
      <List>
        {links.map((link) => (
          <li key={link.to}>
            <Topic {...link} />
          </li>
        ))}
      </List>
    </Subjects>
  );
}

const Subjects = styled.section`
  display: grid;
  break-inside: avoid;
  gap: ${space('l')};
  ${columns}
`;

const Question = styled.div`
  display: grid;
  align-content: start;
  gap: ${space('m')};
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
