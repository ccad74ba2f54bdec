import { styled } from 'styled-components';
import { drawnInColorsOfText } from '../theme/phrases';
import { color, shape, space, type } from '../theme/read';
import { cellRatio } from '../theme/shape';

/** A list of short entries, each after a small cell. */
export function CellList({ items }: { readonly items: readonly string[] }) {
  return (
    <List>
      {items.map((item, index) => (
        <Item key={index}>{item}</Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space('m')} ${space('xl')};
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  margin-top: ${space('m')};
`;

const Item = styled.li`
  ${type('heading')}
  display: grid;
  grid-template-columns: 0.8em 1fr;
  gap: 0.6em;
  align-items: baseline;

  &::before {
    content: '';
    aspect-ratio: ${cellRatio};
    background-color: ${color('signal')};
    clip-path: ${shape('hexagon')};
    ${drawnInColorsOfText}
  }
`;
