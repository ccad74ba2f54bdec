import { breakpoint } from './breakpoint';
import { color } from './color';
import { depth } from './depth';
import { duration } from './duration';
import { layer } from './layer';
import { motion } from './motion';
import { fade, stripes } from './pattern';
import { radius } from './radius';
import { scrim } from './scrim';
import { shape } from './shape';
import { size } from './size';
import { space } from './space';
import { family, type } from './type';

/** Every visual decision of the site, read through the readers of read.ts. */
export const theme = {
  color,
  space,
  size,
  type,
  family,
  radius,
  shape,
  depth,
  layer,
  breakpoint,
  duration,
  motion,
  scrim,
  pattern: { stripes },
  fade,
};

export type Theme = typeof theme;
