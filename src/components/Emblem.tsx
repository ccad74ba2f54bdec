import { styled } from 'styled-components';
import { color, inForcedColors } from '../theme/read';
import { HornetMark } from './HornetMark';

export type EmblemName = 'hornet' | 'gears' | 'rings' | 'cells';

/** One large thing of ours in the colors of the mark, as large as the text around it. Decorative. */
export function Emblem({ name }: { readonly name: EmblemName }) {
  if (name === 'hornet') return <HornetMark />;
  return (
    <Drawing viewBox="0 0 64 64" aria-hidden="true">
      {name === 'rings' ? (
        <>
          <clipPath id="behind-ring">
            <path clipRule="evenodd" d={`M-9-9H73V73H-9Z${circle(23, 41, 25)}`} />
          </clipPath>
          <Ring d={circle(44, 20, 17)} clipPath="url(#behind-ring)" />
          <Ring d={circle(23, 41, 17)} />
        </>
      ) : (
        <Solid d={name === 'gears' ? GEARS : CELLS} />
      )}
    </Drawing>
  );
}

/** The path of a gear with a hexagonal bore, filled by the even-odd rule. */
function gear(x: number, y: number, radius: number, teeth: number, turn: number): string {
  const at = (share: number, distance: number) => {
    const angle = 2 * Math.PI * share + turn;
    return `${(x + distance * Math.cos(angle)).toFixed(2)} ${(y + distance * Math.sin(angle)).toFixed(2)}`;
  };
  const rim = Array.from({ length: teeth }, (_, tooth) =>
    [
      [0.2, radius - 3.4],
      [0.34, radius],
      [0.66, radius],
      [0.8, radius - 3.4],
    ].map(([share, distance]) => at((tooth + share!) / teeth, distance!)),
  ).flat();
  const hole = (distance: number, sides: number) =>
    `M${Array.from({ length: sides }, (_, side) => at(side / sides, distance)).join('L')}Z`;
  return `M${rim.join('L')}Z${hole(radius * 0.34, 6)}`;
}

const GEARS = gear(23, 37, 22, 16, 0) + gear(51.6, 15.6, 13.2, 9, 0.1);

/** A cell, tips left and right. */
const cell = (x: number, y: number, side: number) =>
  `M${x - side} ${y}l${side / 2} ${-0.866 * side}h${side}l${side / 2} ${0.866 * side} ${-side / 2} ${0.866 * side}h${-side}Z`;

const CELLS = [
  cell(24.5, 28, 15) + cell(24.5, 28, 10),
  cell(48.5, 14, 15) + cell(48.5, 14, 10),
  cell(24.5, 55.7, 15),
  cell(48.5, 41.8, 15),
].join('');

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

const Drawing = styled.svg`
  width: 1em;
  height: 1em;
  flex: none;
  overflow: visible;
`;

const Solid = styled.path`
  fill: ${color('signal')};
  fill-rule: evenodd;

  ${inForcedColors} {
    fill: CanvasText;
  }
`;

const Ring = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 11;

  ${inForcedColors} {
    stroke: CanvasText;
  }
`;
