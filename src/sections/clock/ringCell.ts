import { css } from 'styled-components';
import { color, shape } from '../../theme/read';
import { cellBox } from './ringCells';

/** A lit cell of the dial's ring; `--place` is its number, clockwise from the top. */
export const ringCell = css`
  position: absolute;
  top: calc(50% - ${cellBox.height / 2}%);
  left: calc(50% - ${cellBox.width / 2}%);
  width: ${cellBox.width}%;
  height: ${cellBox.height}%;
  clip-path: ${shape('hexagon')};
  transform: rotate(calc(var(--place) * 6deg - 87deg)) translateX(${cellBox.distance}%);
  background: ${color('signal')};
  forced-color-adjust: none;
`;
