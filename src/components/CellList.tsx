import { styled } from 'styled-components';
import { clippedBackground } from '../theme/phrases';
import { color, from, space, type, withoutShapes } from '../theme/read';
import { cellRatio } from '../theme/shape';

/** A list of short entries, each in one cell of a comb three cells wide. */
export function CellList({ items }: { readonly items: readonly string[] }) {
  return (
    <Comb>
      {items.map((item, index) => (
        <Cell key={index}>{item}</Cell>
      ))}
    </Comb>
  );
}

/** Every column packs its own cells, each two half rows high. */
const Comb = styled.ul`
  break-inside: avoid;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: ${space('xs')} 0;
  max-width: 33rem;
  margin-top: ${space('s')};
  /* The cells are a third wider than their columns. */
  padding-inline: min(5%, 1.5rem);

  /* Without cells around them the words would be scattered about: there it is a plain list. */
  ${withoutShapes} {
    display: block;
    padding-inline: 1.2em 0;
    list-style: disc;
  }
`;

const Cell = styled.li`
  ${type('label')}
  ${clippedBackground('hexagon', 'rust')}
  display: grid;
  grid-row: span 2;
  place-items: center;
  justify-self: center;
  width: calc(100% * 4 / 3 - ${space('xs')});
  aspect-ratio: ${cellRatio};
  padding: 0 8%;
  color: ${color('onRust')};
  font-size: min(clamp(0.9375rem, 0.6rem + 1.4vw, 1.25rem), 4.3vw);
  text-align: center;

  &:nth-child(3n + 1) {
    grid-column: 1;
  }

  &:nth-child(3n + 2),
  &:nth-child(3n + 1):last-child {
    grid-column: 2;
  }

  &:nth-child(3n) {
    grid-column: 3;
  }

  /* The middle column stands half a cell higher. */
  &:nth-child(1),
  &:nth-child(3) {
    grid-row: 2 / span 2;
  }

  ${from('wide')} {
    font-size: clamp(0.875rem, 1.5vw, 1.4375rem);
  }

  ${from('full')} {
    padding-inline: 13%;
  }

  ${withoutShapes} {
    display: list-item;
    justify-self: auto;
    width: auto;
    aspect-ratio: auto;
    padding: 0;
    color: inherit;
    font-size: inherit;
    text-align: start;

    &::before {
      content: none;
    }
  }
`;
