import { useId } from 'react';
import { styled } from 'styled-components';
import type { ResultsContent } from '../../content/types/results';
import { ContentLink } from '../components/TextLink';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { columnWidths } from '../theme/columns';
import { blockOnPaper } from '../theme/phrases';
import { color, from, space, type } from '../theme/read';
import { Section } from './Section';

/** How we did at our events, year by year. */
export function Results({ title, caption, columns, rows, link }: ResultsContent) {
  const id = useId();
  const years = [...new Set(rows.map(({ year }) => year))];
  return (
    <Season title={title}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.year && (
              <th id={`${id}-year`} scope="col">
                {columns.year}
              </th>
            )}
            <th id={`${id}-event`} scope="col">
              {columns.event}
            </th>
            <th id={id} scope="col">
              {columns.result}
            </th>
          </tr>
        </thead>
        {years.map((year) => {
          const ofYear = rows.filter((row) => row.year === year);
          return (
            <tbody key={year}>
              {ofYear.map((row, index) => (
                <tr key={index}>
                  {columns.year && index === 0 && (
                    <Year id={id + year} scope="rowgroup" rowSpan={ofYear.length}>
                      {year}
                    </Year>
                  )}
                  <EventName id={`${id}${year}-${index}`} scope="row">
                    <p>{row.event}</p>
                    {row.about && <Note>{row.about}</Note>}
                  </EventName>
                  <td headers={`${id} ${columns.year ? id + year : ''} ${id}${year}-${index}`}>
                    {row.result && <Most>{row.result}</Most>}
                    {row.details && <Note>{row.details}</Note>}
                    {row.awards.length > 0 && (
                      <Awards>
                        {row.awards.map((award) => (
                          <li key={award}>{award}</li>
                        ))}
                      </Awards>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </Table>
      {link && (
        <p>
          <ContentLink {...link} />
        </p>
      )}
    </Season>
  );
}

const Season = styled(Section)`
  ${blockOnPaper}
  break-inside: avoid;
`;

const Table = styled.table`
  width: 100%;

  & :is(th, td) {
    padding: ${space('m')} min(${space('m')}, 4vw) ${space('m')} 0;
    border-bottom: 1px solid ${color('line')};
    text-align: left;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  & :is(th, td):last-child {
    padding-right: 0;
  }

  & :is(th, td) > * + * {
    margin-top: ${space('xxs')};
  }

  & thead th {
    ${type('label')}
    padding-block: 0 ${space('s')};
    border-bottom: 2px solid ${color('ink')};
    color: ${color('inkSoft')};
  }

  & tbody {
    break-inside: avoid;
  }

  /* In the table of all years, the results begin where the texts of the page do. */
  ${from('wide')} {
    table-layout: fixed;

    & :is(th, td) {
      padding-block: ${space('l')};
    }

    & thead th:last-child {
      width: 58%;
    }

    & thead th:first-child:nth-last-child(3) {
      width: 14%;
    }

    & thead th:nth-child(3) {
      /* Cells of a table ignore a calc() that mixes percentages and lengths. */
      width: ${columnWidths.second};
    }
  }
`;

const Year = styled.th`
  ${type('heading')}
  font-size: 1.25rem;
  white-space: nowrap;
  color: ${color('accent')};

  ${from('wide')} {
    ${type('heading')}
  }
`;

const EventName = styled.th`
  ${type('small')}
  line-height: 1.3;

  ${from('wide')} {
    ${type('body')}
  }
`;

/** Where and when it was, and what else there is to say of a result. */
const Note = styled.p`
  ${type('small')}
  line-height: 1.3;
  color: ${color('inkSoft')};
`;

const Most = styled.p`
  ${type('heading')}
  font-size: 1.125rem;
  line-height: 1.15;

  ${from('wide')} {
    ${type('heading')}
  }
`;

const Awards = styled.ul`
  ${type('small')}
  line-height: 1.3;
  color: ${color('accent')};
`;
