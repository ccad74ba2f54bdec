import { color } from './color';
import { breakpoint } from './media';
import { duration, motion } from './motion';
import { shape } from './shape';
import { layer, size, space } from './space';
import { family, type } from './type';

/**
 * The scales of the site, read through the readers of read.ts. Phrases, patterns, columns and what is a
 * season's own are modules beside it, which those that need them import.
 */
export const theme = {
  color,
  space,
  size,
  type,
  family,
  shape,
  layer,
  breakpoint,
  duration,
  motion,
};

export type Theme = typeof theme;
