import { color } from './color';
import { duration, motion } from './motion';
import { layer, size, space } from './space';
import { breakpoint } from './media';
import { shape } from './shape';
import { family, type } from './type';

/**
 * The scales of the site, read through the readers of read.ts. It is one object, so every page loads all of
 * it before it can be used: a value belongs here if what is first seen of most pages reads it. What only a
 * few parts need, or parts that come later (a season's movement, a rare shape, a phrase), is a module of its
 * own in this folder, which they import directly.
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
