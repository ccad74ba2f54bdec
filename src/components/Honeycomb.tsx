import { useId } from 'react';
import { css, styled } from 'styled-components';
import { fade, honeycomb } from '../theme/honeycomb';
import { color, layer, motion, inPrint } from '../theme/read';

export interface HoneycombProps {
  /** The side where it shows in full; it fades toward the other. */
  readonly from: 'right' | 'left' | 'foot';
  /** Which of its cells are lit: combs that follow each other down a page should differ. */
  readonly lit?: keyof typeof lit;
}

/**
 * The honeycomb behind the words of its positioned parent, with a few cells lit. Where the parent's
 * background continues beyond it, `--comb-top: transparent` or `--comb-foot: transparent` fades the comb
 * out there instead of ending it along a line.
 */
export function Honeycomb({ from, lit: cells = 'spread' }: HoneycombProps) {
  const id = useId();
  const isFromRight = from === 'right';
  return (
    <Comb aria-hidden="true" $from={from}>
      <pattern
        id={id}
        width={honeycomb.width}
        height={honeycomb.height}
        patternUnits="userSpaceOnUse"
      >
        <Outline d={honeycomb.outline} />
      </pattern>
      {/* Anchored to the side where it shows, so that the same cells are lit in windows of any width. */}
      <svg x={isFromRight ? '100%' : '0'} overflow="visible">
        <rect x={-reach} width={2 * reach} height="100%" fill={`url(#${id})`} />
        <LitCells d={pathOf(lit[cells], isFromRight)} />
      </svg>
    </Comb>
  );
}

/** Wider than any window, in whole tiles. */
const reach = 40 * honeycomb.width;

type Cells = readonly (readonly [column: number, row: number])[];

/** The column and row of the lit cells, counted from that side. */
const lit = {
  spread: [
    [0, 1],
    [1, 0],
    [1, 3],
    [2, 2],
    [4, 0],
    [5, 3],
    [7, 1],
  ],
  trail: [
    [0, 3],
    [1, 2],
    [2, 2],
    [3, 0],
    [5, 1],
    [6, 3],
    [8, 0],
  ],
  nest: [
    [0, 0],
    [0, 3],
    [1, 0],
    [2, 1],
    [3, 3],
    [6, 2],
  ],
} satisfies Record<string, Cells>;

function pathOf(cells: Cells, isFromRight: boolean): string {
  return cells
    .map(([column, row]) => honeycomb.cell(isFromRight ? -column - 2 : column, row))
    .join('');
}

const sides = {
  right: css`
    --fade: ${fade.fromRight}, ${fade.ends};
  `,
  left: css`
    --fade: ${fade.fromLeft}, ${fade.ends};
  `,
  foot: css`
    --fade: ${fade.fromFoot};
  `,
};

const Comb = styled.svg<{ $from: HoneycombProps['from'] }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  z-index: ${layer('below')};
  pointer-events: none;
  ${({ $from }) => sides[$from]}
  -webkit-mask-image: var(--fade);
  -webkit-mask-composite: source-in;
  mask-image: var(--fade);
  mask-composite: intersect;

  ${inPrint} {
    display: none;
  }
`;

const Outline = styled.path`
  fill: none;
  stroke: ${color('comb')};
  stroke-width: 1.5;
`;

const LitCells = styled.path`
  fill: ${color('glow')};
  ${motion('breathe')}
`;
