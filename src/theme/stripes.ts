import { css } from 'styled-components';
import { motion } from './motion';
import { pattern } from './pattern';
import { slant } from './shape';

/** The hornet's stripes next to a title, for its `::before` or `::after`, which sets their size. */
export const titleStripes = css`
  content: '';
  display: block;
  background: ${pattern.stripes};
  transform: ${slant};
  transform-origin: 0 100%;
  ${motion.unroll}
`;

/** The same next to the heading of a section or an article: as long in every size of heading. */
export const sectionStripes = css`
  ${titleStripes}
  width: clamp(6rem, 4.6rem + 6.5vw, 10.2rem);
  aspect-ratio: 16;
`;
