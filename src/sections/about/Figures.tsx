import { styled } from 'styled-components';
import type { AboutContent } from '../../../content/contentTypes';
import { color, from, space, type } from '../../theme/read';

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
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space('xl')} ${space('l')};

  ${from('wide')} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
`;

/** The number is seen above its name, which is read out first. */
const Fact = styled.div`
  display: grid;
  gap: ${space('xs')};
  align-content: start;
  color: ${color('inkSoft')};
`;

const Value = styled.dd`
  ${type('display')}
  order: -1;
  font-size: clamp(4rem, 9.5vw, 9.5rem);
  white-space: nowrap;
  color: ${color('ink')};
`;
