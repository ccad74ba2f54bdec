import { css } from 'styled-components';
import { color } from './color';
import { layer } from './layer';
import { shape } from './shape';

/**
 * A ground behind the words of a part, cut to a shape. The part itself is not cut, or its focus ring
 * would be too.
 */
export const cutGround = (cut: keyof typeof shape, fill: keyof typeof color = 'raised') => css`
  position: relative;
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer.below};
    clip-path: ${shape[cut]};
    background-color: ${color[fill]};
  }
`;
