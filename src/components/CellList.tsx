import { styled } from 'styled-components';
import { cutGround } from '../theme/cutGround';
import { color, from, space, type } from '../theme/read';

/** A list of a few words each, one entry in each cell of a comb three cells wide. */
export function CellList({ items }: { readonly items: readonly string[] }) {
  return (
    <Comb>
      {items.map((item) => (
        <Cell key={item}>{item}</Cell>
      ))}
    </Comb>
  );
}

const Comb = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space('xs')} 0;
  max-width: 30rem;
  /* The cells are wider than their columns, and the middle ones stand out at the top. */
  padding: 16% 6% 0;
`;

const Cell = styled.li`
  ${type('label')}
  ${cutGround('hexagon', 'deep')}
  display: grid;
  place-items: center;
  justify-self: center;
  width: calc(100% * 4 / 3 - ${space('xs')});
  aspect-ratio: 2 / 1.732;
  padding: 0 12%;
  color: ${color('onNight')};
  font-size: clamp(0.9375rem, 0.6rem + 1.4vw, 1.25rem);
  text-align: center;

  /* The middle column stands half a cell higher. */
  &:nth-child(3n + 2),
  &:nth-child(3n + 1):last-child {
    grid-column: 2;
    transform: translateY(-50%);
  }

  ${from('wide')} {
    font-size: clamp(0.875rem, 1.5vw, 1.4375rem);
  }
`;
