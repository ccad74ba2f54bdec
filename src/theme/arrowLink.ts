import { css } from 'styled-components';
import { motion } from './motion';

/**
 * A link followed by an arrow, which moves forward a little on hover. In a card, hovering anywhere over the
 * card has the same effect.
 */
export const arrowLink = css`
  text-decoration: none;

  & > svg {
    ${motion.respond}
  }

  &:hover > svg,
  article:hover & > svg {
    transform: translateX(0.3em);
  }
`;
