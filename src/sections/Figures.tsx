import { styled } from 'styled-components';
import type { AboutContent } from '../../content/types/about';
import { color, from, space, stacked, type, wrapped } from '../theme/read';

/** The team in four numbers. */
export function Figures({ figures }: Pick<AboutContent, 'figures'>) {
  return (
    <Numbers>
      {figures.map(({ value, label }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <Value>{value}</Value>
        </Fact>
      ))}
    </Numbers>
  );
}

const Numbers = styled.dl`
  ${wrapped('xl', 'l')}

  /* In the columns of the year below. */
  ${from('full')} {
    display: grid;
    grid-template-columns: repeat(4, minmax(min-content, 1fr));
    gap: 0;

    & > :not(:last-child) {
      padding-inline-end: ${space('s')};
    }
  }
`;

/** The number appears above its label, which is read out first. Two facts share a row where they fit. */
const Fact = styled.div`
  ${stacked('xs')}
  flex: 1 0 calc(50% - ${space('l')});
  min-width: min-content;
  align-content: start;
  color: ${color('inkSoft')};
  text-wrap: balance;

  ${from('wide')} {
    flex-basis: 0;
  }
`;

const Value = styled.dd`
  ${type('display')}
  order: -1;
  font-size: clamp(min(4rem, 34vw), 9.5vw, 9.5rem);
  min-width: max-content;
  /* The first digit, which has room before it, stands above the first letter of its label. */
  margin-inline-start: -0.04em;
  white-space: nowrap;
  color: ${color('ink')};
`;
