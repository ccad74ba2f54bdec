import { dark, light } from './palettes';
import type { Palette } from './palettes';

/** The brand's orange as the ground itself. What is orange elsewhere is charcoal on it. */
const signal: Palette = {
  ...light,
  paper: light.signal,
  raised: '#ffa733',
  sunken: '#f08000',
  ink: light.onSignal,
  inkSoft: '#3d210a',
  accent: '#5e1b00',
  line: '#c76a00',
  edge: '#6e3700',
  signal: light.onSignal,
  onSignal: '#ffb85c',
  focus: light.onSignal,
  comb: '#1a110a2e',
  glow: '#ffd08a73',
  bevel: '#ffc27a',
  shadow: '#5e1b0059',
};

/** Rusty Orange as the ground. All its words are white. */
const rust: Palette = {
  ...dark,
  paper: dark.rust,
  raised: '#b43a06',
  sunken: '#8a2800',
  ink: dark.onRust,
  inkSoft: dark.onRust,
  accent: dark.onRust,
  rust: dark.deep,
  line: '#c9602f',
  edge: '#f7b48f',
  focus: dark.onRust,
  comb: '#ffffff29',
  glow: '#fc8c0459',
};

/** Under water: the tones of the Reefscape pictures. */
const reef: Palette = {
  ...dark,
  paper: '#04202b',
  raised: '#0a3341',
  sunken: '#02151c',
  ink: '#effcfb',
  inkSoft: '#b7d9d9',
  accent: '#ffb057',
  deep: '#17717a',
  line: '#17475a',
  edge: '#5f9ba5',
  comb: '#4fc4c92b',
  glow: '#4fc4c92e',
};

/** A dark stage: the violet and pink of the Crescendo picture. */
const stage: Palette = {
  ...dark,
  paper: '#150d20',
  raised: '#221731',
  sunken: '#0d0715',
  ink: '#fbf5ff',
  inkSoft: '#cfc1e2',
  accent: '#ff9bd2',
  pink: '#eb70c1',
  deep: '#4a2a78',
  line: '#3b2b54',
  edge: '#8f73e0',
  comb: '#8f73e033',
  glow: '#eb70c12e',
};

/** Grounds that stay as they are in both schemes. A part of the page takes one by `data-surface`. */
export const surfaces = { night: dark, signal, rust, reef, stage };

export type Surface = keyof typeof surfaces;
