import { useId } from 'react';
import { css, styled } from 'styled-components';
import { fade, honeycomb, cutColumn, litCells, pathOfCells } from '../theme/pattern';
import type { Cells, LitPattern } from '../theme/pattern';
import { filling } from '../theme/phrases';
import { notPrinted } from '../theme/media';
import { color, from, layer, motion } from '../theme/read';

interface HoneycombProps {
  /** The side where it shows in full; it fades toward the other. */
  readonly from: 'right' | 'left' | 'foot';
  /** Which of its cells are lit: combs that follow each other down a page should differ. */
  readonly lit?: LitPattern;
}

/**
 * The honeycomb behind the words of its positioned parent, with a few cells lit. Where the parent's
 * background continues beyond it, `--comb-top: transparent` or `--comb-foot: transparent` fades the comb
 * out there instead of ending it along a line.
 */
export function Honeycomb({ from: side, lit = 'spread' }: HoneycombProps) {
  const id = useId();
  const isFromRight = side === 'right';
  const { always, wide, full } = litCells[lit];
  const pathOf = (cells: Cells) => pathOfCells(cells, isFromRight);
  return (
    <Comb aria-hidden="true" $from={side}>
      <pattern
        id={id}
        width={honeycomb.width}
        height={honeycomb.height}
        patternUnits="userSpaceOnUse"
      >
        <Outline d={honeycomb.outline} />
      </pattern>
      {/* Anchored to the side where it shows, so that the same cells are lit in windows of any width. */}
      <svg x={isFromRight ? '100%' : -cutColumn} overflow="visible">
        <rect x={-reach} width={2 * reach} height="100%" fill={`url(#${id})`} />
        {always && <LitCells d={pathOf(always)} />}
        {wide && <LitFrom d={pathOf(wide)} $window="wide" />}
        {full && <LitFrom d={pathOf(full)} $window="full" />}
      </svg>
    </Comb>
  );
}

/** Wider than any window, in whole tiles. */
const reach = 40 * honeycomb.width;

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
  ${filling}
  z-index: ${layer('below')};
  pointer-events: none;
  ${({ $from }) => sides[$from]}
  -webkit-mask-image: var(--fade);
  -webkit-mask-composite: source-in;
  mask-image: var(--fade);
  mask-composite: intersect;

  ${notPrinted}
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

const LitFrom = styled(LitCells)<{ $window: 'wide' | 'full' }>`
  display: none;

  ${({ $window }) => from($window)} {
    display: inline;
  }
`;
