import { css } from 'styled-components';
import { motion } from './motion';

/**
 * A link with an arrow behind its words, which goes on a little under the pointer. Where a card holds
 * the link, the pointer may be anywhere on it.
 */
export const onward = css`
  text-decoration: none;

  & > svg {
    ${motion.respond}
  }

  &:hover > svg,
  article:hover & > svg {
    transform: translateX(0.3em);
  }
`;
