import { css } from 'styled-components';
import { motion } from './motion';
import { stripes } from './pattern';

/** The hornet's bands beside the words of a title, as its `::before` or `::after`, which adds how large they are. */
export const bands = css`
  content: '';
  display: block;
  background: ${stripes};
  transform: skewX(-30deg);
  transform-origin: 0 100%;
  ${motion.unroll}
`;
