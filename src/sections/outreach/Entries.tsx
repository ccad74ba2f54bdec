import { styled } from 'styled-components';
import type { OutreachContent } from '../../../content/types/outreach';
import { ContentLink } from '../../components/TextLink';
import { Heading } from '../../components/Heading';
import { InlineText, Paragraph } from '../../components/InlineText';
import { columns } from '../../theme/columns';
import { color, from, space, stacked, type, wrapped } from '../../theme/read';
import { Figures } from '../Figures';
import { Section } from '../Section';

/** What the team does for others, one row per activity. */
export function Entries({ title, reached, figures, list }: OutreachContent['entries']) {
  return (
    <Section title={title} isStriped>
      <List>
        {list.map((entry, index) => {
          const numbers = Object.entries(figures).flatMap(([field, label]) => {
            const value = entry[field as keyof typeof figures];
            return value ? { value: `${value}`, label } : [];
          });
          return (
            <Entry key={index}>
              <Heading level={3}>{entry.title}</Heading>
              <Details>
                <Account>
                  <Paragraph text={entry.text} />
                  {entry.link && (
                    <p>
                      <ContentLink {...entry.link} />
                    </p>
                  )}
                </Account>
                {numbers.length === 0 && (entry.year || entry.reached) && (
                  <Facts>
                    {entry.year && <Year>{entry.year}</Year>}
                    {entry.reached && (
                      <dl>
                        <Label>{reached}</Label>
                        <dd>
                          <InlineText text={entry.reached} />
                        </dd>
                      </dl>
                    )}
                  </Facts>
                )}
              </Details>
              {numbers.length > 0 && <Figures figures={numbers} />}
            </Entry>
          );
        })}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  border-bottom: 1px solid ${color('line')};
`;

const Entry = styled.li`
  ${stacked('m')}
  padding-block: ${space('xl')};
  border-top: 1px solid ${color('line')};

  &:first-child {
    border-top: 2px solid ${color('ink')};
  }

  align-items: baseline;
  ${columns}

  /* Figures. */
  & > dl {
    grid-column: 1 / -1;
  }
`;

const Details = styled.div`
  display: grid;
  gap: ${space('m')} ${space('xl')};

  ${from('full')} {
    grid-template-columns: 5fr 3fr;
    align-items: baseline;
  }
`;

const Account = styled.div`
  ${stacked('s')}
  align-content: start;
`;

const Facts = styled.div`
  ${stacked('xs')}
  align-content: start;
  color: ${color('inkSoft')};

  & > dl {
    ${wrapped('xxs', 's')}
    align-items: baseline;
  }

  ${from('full')} {
    & > dl {
      display: grid;
    }
  }
`;

const Year = styled.p`
  ${type('heading')}
  color: ${color('accent')};
`;

const Label = styled.dt`
  ${type('label')}
  color: ${color('accent')};
`;
