import { styled } from 'styled-components';
import type { AboutContent } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { ContentLink } from '../../components/TextLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { columnWidths } from '../../theme/columns';
import { color, from, space, type } from '../../theme/read';

/** How we did at regionals. */
export function Results({ title, caption, columns, rows, link }: AboutContent['results']) {
  return (
    <Record>
      <Heading level={2}>{title}</Heading>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.year}</th>
            <th scope="col">{columns.event}</th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, event, result }, index) => (
            <tr key={index}>
              <Year>{year}</Year>
              <Event scope="row">{event}</Event>
              <Result>{result}</Result>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <ContentLink {...link} />
      </p>
    </Record>
  );
}

const Record = styled.section`
  display: grid;
  gap: ${space('xl')};
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

  & thead th {
    ${type('label')}
    padding-block: 0 ${space('s')};
    border-bottom: 2px solid ${color('ink')};
    color: ${color('inkSoft')};
  }

  /* The results begin where the texts of the page do. */
  ${from('wide')} {
    table-layout: fixed;

    & :is(th, td) {
      padding-block: ${space('l')};
    }

    & th:first-child {
      width: 14%;
    }

    & th:last-child {
      /* Without a percentage, which the widths of cells may not mix with lengths. */
      width: ${columnWidths.second};
    }
  }
`;

const Year = styled.td`
  ${type('heading')}
  font-size: 1.25rem;
  white-space: nowrap;
  color: ${color('accent')};

  ${from('wide')} {
    ${type('heading')}
  }
`;

const Event = styled.th`
  ${type('small')}
  line-height: 1.3;

  ${from('wide')} {
    ${type('body')}
  }
`;

const Result = styled.td`
  ${type('heading')}
  font-size: 1.125rem;
  line-height: 1.15;

  ${from('wide')} {
    ${type('heading')}
  }
`;
