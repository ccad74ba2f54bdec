import { css } from 'styled-components';
import { color } from './color';
import { drawnBehind } from './drawnBehind';
import { layer } from './space';
import { shape } from './shape';

/**
 * Puts a background behind the content of a part, clipped to a shape. The part itself is not clipped, or
 * its focus ring would be, too.
 */
export const clippedBackground = (
  cut: keyof typeof shape,
  fill: keyof typeof color = 'raised',
) => css`
  position: relative;
  isolation: isolate;
  background: ${drawnBehind};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer.below};
    clip-path: ${shape[cut]};
    background-color: ${color[fill]};
  }
`;
