import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SectionLayer } from '../../../content/types/season';
import { Honeycomb } from '../../components/Honeycomb';
import { useScrollProgress } from '../../motion/scrollDriven';
import { clipped, drawnBehind } from '../../theme/phrases';
import { inPrint, notInForcedColors, notPrinted } from '../../theme/media';
import { color, layer, size, space, stacked } from '../../theme/read';
import { rebuiltMotion } from '../../theme/rebuilt';
import { wavePath } from './wavePath';

interface LayerProps extends SectionLayer {
  readonly hasComb?: boolean;
  readonly children: ReactNode;
}

/** A colored ground. On scroll its edge drifts, and its content comes out from under the layer above. */
export function Layer({ color: ground, height, clipPath, hasComb, children }: LayerProps) {
  const sheet = useScrollProgress<HTMLDivElement>();
  const isUp = clipPath === 'waveUp';
  return (
    <Sheet ref={sheet} data-surface={ground} $height={height}>
      <Ground>{hasComb && <Honeycomb from="right" />}</Ground>
      <Edge aria-hidden="true" $isUp={isUp}>
        <path d={edges[clipPath]} transform="translate(0 1)" />
      </Edge>
      <Column>{children}</Column>
    </Sheet>
  );
}

/** The wave's dimensions, px. It is wider than any window by at least one wavelength on either side. */
const wave = { amplitude: 40, wavelength: 500, width: 17_000 };

/** The lowest 1 px of the ground above a wave. */
const overlap = `M0-1H${wave.width}V0H0Z`;

const edges = {
  waveUp: wavePath({ ...wave, begins: 'up' }) + overlap,
  waveDown: wavePath({ ...wave, begins: 'down' }) + overlap,
};

/** The height of a layer's edge, from crest to trough. */
export const edgeHeight = `${2 * wave.amplitude}px`;

const Sheet = styled.div<{ $height: number }>`
  --ground: ${color('paper')};
  position: relative;
  display: grid;
  align-items: center;
  min-height: ${({ $height }) => $height}svh;
  padding: calc(${space('xxl')} + ${edgeHeight}) ${space('gutter')};
  view-timeline: --sheet;
  view-timeline-inset: 0;

  /* The first layer holds its picture down to its edge. */
  &:first-child {
    align-items: stretch;
    padding-block: 0;
  }

  &[data-surface] {
    background: ${drawnBehind};
  }

  &[data-surface='raised'] {
    --ground: ${color('raised')};
  }

  ${inPrint} {
    /* Room for round letters, which are taller than their line and would begin on the sheet before. */
    padding: ${space('s')} 0 0;
    min-height: 0;
    break-inside: avoid;
  }
`;

/** Ends where its wavy edge begins. The lowest ground shows no edge and fills its layer. */
const Ground = styled.div`
  --comb-foot: transparent;
  position: absolute;
  inset: 0 0 ${edgeHeight};
  z-index: ${layer('below')};
  background-color: var(--ground);
  ${clipped}

  :last-child > & {
    bottom: 0;
  }
`;

/** A wavelength longer than the window on either side, for the drift; 1 px taller, so that no seam shows. */
const Edge = styled.svg<{ $isUp: boolean }>`
  --drift: ${({ $isUp }) => ($isUp ? -wave.wavelength : wave.wavelength)}px;
  position: absolute;
  inset: auto auto 0 -${wave.wavelength}px;
  z-index: ${layer('below')};
  width: calc(100% + ${2 * wave.wavelength}px);
  max-width: none;
  height: calc(${edgeHeight} + 1px);
  fill: var(--ground);
  ${rebuiltMotion.drift}

  :last-child > & {
    visibility: hidden;
  }

  /* Where all grounds have one color, there are no edges. */
  ${notInForcedColors}

  ${notPrinted}
`;

const Column = styled.div`
  position: relative;
  ${stacked('section')}
  width: 100%;
  max-width: ${size('page')};
  margin-inline: auto;

  /* The last layer has nothing below it, so it is only as high as its words, which would stay covered. */
  :not(:first-child, :last-child) > & {
    ${rebuiltMotion.uncover}
  }
`;
