import {
  arial,
  arialBold,
  arialItalic,
  arialNarrowBold,
  roboto,
  robotoBold,
  robotoCondensedBold,
  robotoItalic,
} from './systemFonts';
import type { SystemFont } from './systemFonts';

/** Fonts of the visitor's own that hold the place of a typeface until it has loaded. */
export interface StandIn {
  /** The weights it stands for, as CSS writes them. */
  weight: string;
  /** Axes of the typeface for the weight that it is compared with. */
  comparedAt: Record<string, number>;
  /** From the last choice to the first: browsers take the last face that they find. */
  fonts: SystemFont[];
}

/** A typeface as the site uses it: one family, one style. */
export interface FontSource {
  family: 'Raleway' | 'Big Shoulders' | 'Big Shoulders Stencil';
  /** Who has it: every page, or the clock alone. */
  owner: 'site' | 'clock';
  style: 'normal' | 'italic';
  /** As CSS writes it: one weight, or the range of a variable font. */
  weight: string;
  /** What its files are called. */
  name: string;
  /** Files of the font package; where two have the same character, the first one counts. */
  files: string[];
  /** Axes that are pinned to one value. */
  axes: Record<string, number>;
  /** What becomes of text that the font comes too late for. */
  lateness: 'optional' | 'swap';
  /** Whether the site sets it in capitals. */
  isInCapitals: boolean;
  /** How much narrower kerning makes running text; 1 where opentype.js reads the kerning itself. */
  unreadKerning: number;
  /** None where another typeface of the site holds the place. */
  standIns: StandIn[];
}

const raleway = '@fontsource-variable/raleway/files/raleway';
const bigShoulders = '@fontsource-variable/big-shoulders/files/big-shoulders';
const stencil = '@fontsource-variable/big-shoulders-stencil/files/big-shoulders-stencil';
const subsets = ['latin', 'latin-ext', 'vietnamese'];

/** 72 is the drawing for large sizes. */
const display = { wght: 800, opsz: 72 };

export const fontSources: FontSource[] = [
  {
    family: 'Raleway',
    owner: 'site',
    style: 'normal',
    weight: '100 900',
    name: 'raleway',
    files: subsets.map((subset) => `${raleway}-${subset}-wght-normal.woff2`),
    axes: {},
    // A font that is late all the same waits for the next page, so that nothing moves.
    lateness: 'optional',
    isInCapitals: false,
    // Measured in Chromium; opentype.js passes over extension lookups.
    unreadKerning: 0.994,
    standIns: [
      { weight: '100 599', comparedAt: { wght: 450 }, fonts: [roboto, arial] },
      { weight: '600 900', comparedAt: { wght: 700 }, fonts: [robotoBold, arialBold] },
    ],
  },
  {
    family: 'Raleway',
    owner: 'site',
    style: 'italic',
    weight: '400',
    name: 'raleway-italic',
    files: subsets.map((subset) => `${raleway}-${subset}-wght-italic.woff2`),
    axes: { wght: 400 },
    lateness: 'optional',
    isInCapitals: false,
    unreadKerning: 0.994,
    standIns: [{ weight: '400', comparedAt: { wght: 400 }, fonts: [robotoItalic, arialItalic] }],
  },
  {
    family: 'Big Shoulders',
    owner: 'site',
    style: 'normal',
    weight: '800',
    name: 'big-shoulders',
    files: subsets.map((subset) => `${bigShoulders}-${subset}-standard-normal.woff2`),
    axes: display,
    lateness: 'optional',
    isInCapitals: true,
    unreadKerning: 1,
    standIns: [
      {
        weight: '800',
        comparedAt: display,
        fonts: [robotoBold, arialBold, robotoCondensedBold, arialNarrowBold],
      },
    ],
  },
  {
    family: 'Big Shoulders Stencil',
    owner: 'clock',
    style: 'normal',
    weight: '800',
    name: 'big-shoulders-stencil',
    files: [`${stencil}-latin-standard-normal.woff2`],
    axes: display,
    // Its figures stand in cells of their own, and Big Shoulders has the same height: nothing moves.
    lateness: 'swap',
    isInCapitals: true,
    unreadKerning: 1,
    standIns: [],
  },
];
