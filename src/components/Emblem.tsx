import { styled } from 'styled-components';
import { drawnInColorsOfText } from '../theme/phrases';
import { color } from '../theme/read';
import { HornetMark } from './HornetMark';

export type EmblemName = 'hornet' | 'gears' | 'rings' | 'cells';

/** One large thing of ours in the orange of the mark, as large as the text around it. Decorative. */
export function Emblem({ name }: { readonly name: EmblemName }) {
  if (name === 'hornet') return <HornetMark />;
  return (
    <Drawing viewBox="0 0 64 64" aria-hidden="true">
      {name === 'cells' ? (
        <Solid d={CELLS} />
      ) : (
        strokes[name].map((stroke) => <Stroke key={stroke.d} {...stroke} />)
      )}
    </Drawing>
  );
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** The teeth of a gear are the dashes of a circle around it. */
const strokes = {
  gears: [
    { d: circle(23, 41, 13.5), strokeWidth: 11 },
    { d: circle(23, 41, 20.5), strokeWidth: 5, strokeDasharray: '1', pathLength: 26 },
    { d: circle(50.5, 16, 7.5), strokeWidth: 6 },
    { d: circle(50.5, 16, 11.8), strokeWidth: 5, strokeDasharray: '1', pathLength: 16 },
  ],
  /** Of foam. */
  rings: [
    { d: circle(23, 41, 17), strokeWidth: 11 },
    { d: circle(50.5, 14.5, 9), strokeWidth: 7 },
  ],
};

/** A cell, tips left and right. */
const cell = (x: number, y: number, side: number) =>
  `M${x - side} ${y}l${side / 2} ${-0.866 * side}h${side}l${side / 2} ${0.866 * side} ${-side / 2} ${0.866 * side}h${-side}Z`;

const CELLS = [
  cell(24.5, 28, 15) + cell(24.5, 28, 10),
  cell(48.5, 14, 15) + cell(48.5, 14, 10),
  cell(24.5, 55.7, 15),
  cell(48.5, 41.8, 15),
].join('');

const Drawing = styled.svg`
  width: 1em;
  height: 1em;
  flex: none;
  overflow: visible;
  ${drawnInColorsOfText}
`;

const Solid = styled.path`
  fill: ${color('signal')};
  fill-rule: evenodd;
`;

const Stroke = styled.path`
  fill: none;
  stroke: ${color('signal')};
`;
