import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RebuiltContent } from '../../../content/contentTypes';
import { Honeycomb } from '../../components/Honeycomb';
import { wavePath } from '../../lib/wavePath';
import { color, layer, onSheet, size, space } from '../../theme/read';

interface LayersProps extends Pick<RebuiltContent, 'layers'> {
  /** What stands on each layer, in their order. */
  readonly children: ReactNode;
}

/** Coloured grounds as wide as the window, each lying on the next one with its lower edge, a wave. */
export function Layers({ layers, children }: LayersProps) {
  const contents = Children.toArray(children);
  return (
    <Stack data-bleed>
      {layers.map(({ color: ground, height, clipPath }, place) => (
        <Sheet key={place} data-surface={ground} $height={height} $above={layers.length - place}>
          <Ground>
            <Honeycomb from={place % 2 === 0 ? 'right' : 'left'} />
          </Ground>
          <Edge aria-hidden="true" focusable="false">
            <path d={edges[clipPath]} />
          </Edge>
          <Column>{contents[place]}</Column>
        </Sheet>
      ))}
    </Stack>
  );
}

// Specification, 9: the wave's amplitude and wavelength. Wide enough for any window.
const wave = { amplitude: 40, wavelength: 500, width: 6000 };
const edges = {
  waveUp: wavePath({ ...wave, begins: 'up' }),
  waveDown: wavePath({ ...wave, begins: 'down' }),
};
const edgeHeight = `${2 * wave.amplitude}px`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;
  overflow-x: clip;

  & > * + * {
    margin-top: -${edgeHeight};
  }
`;

const Sheet = styled.div<{ $height: number; $above: number }>`
  --ground: ${color('paper')};
  position: relative;
  z-index: ${({ $above }) => $above};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: ${({ $height }) => $height}svh;
  padding: calc(${space('xxl')} + ${edgeHeight}) ${space('gutter')};

  &:first-child {
    align-items: stretch;
    padding-top: ${space('l')};
  }

  &[data-surface] {
    background: none;
  }

  &[data-surface='raised'] {
    --ground: ${color('raised')};
  }

  ${onSheet} {
    min-height: 0;
  }
`;

/** Ends where its wavy edge begins, and a little below, so that no seam is seen. */
const Ground = styled.div`
  position: absolute;
  inset: 0 0 calc(${edgeHeight} - 1px);
  z-index: ${layer('below')};
  background-color: var(--ground);
  overflow: clip;
`;

const Edge = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: ${edgeHeight};
  fill: var(--ground);
`;

const Column = styled.div`
  position: relative;
  width: 100%;
  max-width: ${size('page')};
  margin-inline: auto;
`;
