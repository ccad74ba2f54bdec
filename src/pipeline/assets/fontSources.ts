/** A font that visitors already have, or one with exactly the same widths. */
interface SystemFont {
  /** Full and PostScript names of the font and of those that share its widths. */
  names: string[];
  /** The average width of its characters in em, measured in Chromium on the specimen of fontFaces.ts. */
  averageWidth: { asWritten: number; capitals: number };
}

/** Fonts on the visitor's device that stand in for a typeface until it has loaded. */
interface FallbackFonts {
  /** How most of its words are set: capitals differ more between typefaces. */
  letters: 'asWritten' | 'capitals';
  /** From the last choice to the first: browsers use the last face that they find. */
  fonts: SystemFont[];
}

/** Articles with strong words, and the clock. */
export type PagesWithCut = 'bold' | 'clock';

/** A typeface as the site uses it: one family, one weight. The browser synthesizes its italics. */
export interface FontSource {
  family: 'Raleway' | 'Big Shoulders' | 'Big Shoulders Stencil';
  /** How its first piece is delivered: inlined in every page, so that words are painted once, or as a file. */
  delivery: 'inlined' | 'file';
  /** A part that is inlined in the pages that need it at once, so that they do not wait for the file. */
  cut?: {
    pages: PagesWithCut;
    /** The characters of the first piece by default. */
    characters?: string;
  };
  /** As CSS writes it: one weight, or the range that it covers. */
  weight: string;
  name: string;
  /** Files of the font package; if two have the same character, the first one counts. */
  files: string[];
  /** Axes that are pinned to one value. */
  axes: Record<string, number>;
  /** What happens to text if the font is late (font-display). */
  display: 'optional' | 'swap';
  /** None if another typeface of the site stands in for it. */
  fallback?: FallbackFonts;
}

/** Liberation Sans and Arimo were drawn to Arial's widths; Arial's were measured on Liberation Sans. */
const arial: SystemFont = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo-Regular'],
  averageWidth: { asWritten: 0.4427, capitals: 0.5795 },
};
const arialBold: SystemFont = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  averageWidth: { asWritten: 0.4752, capitals: 0.5861 },
};
const roboto: SystemFont = {
  names: ['Roboto', 'Roboto-Regular'],
  averageWidth: { asWritten: 0.4398, capitals: 0.5342 },
};
const robotoBold: SystemFont = {
  names: ['Roboto Bold', 'Roboto-Bold'],
  averageWidth: { asWritten: 0.4473, capitals: 0.5419 },
};

const raleway = '@fontsource-variable/raleway/files/raleway';
const bigShoulders = '@fontsource-variable/big-shoulders/files/big-shoulders';
const stencil = '@fontsource-variable/big-shoulders-stencil/files/big-shoulders-stencil';
const subsets = ['latin', 'latin-ext', 'vietnamese'];
const ralewayFiles = subsets.map((subset) => `${raleway}-${subset}-wght-normal.woff2`);

/** Optical size 72 is the design for large sizes. */
const display = { wght: 800, opsz: 72 };

export const fontSources: FontSource[] = [
  {
    family: 'Raleway',
    delivery: 'inlined',
    weight: '100 599',
    name: 'raleway',
    files: ralewayFiles,
    axes: { wght: 450 },
    // A font that is late anyway is not used until the next page, so that nothing moves.
    display: 'optional',
    fallback: { letters: 'asWritten', fonts: [roboto, arial] },
  },
  {
    family: 'Raleway',
    delivery: 'file',
    cut: { pages: 'bold' },
    weight: '600 900',
    name: 'raleway-bold',
    files: ralewayFiles,
    axes: { wght: 700 },
    display: 'optional',
    fallback: { letters: 'asWritten', fonts: [robotoBold, arialBold] },
  },
  {
    family: 'Big Shoulders',
    delivery: 'inlined',
    weight: '800',
    name: 'big-shoulders',
    files: subsets.map((subset) => `${bigShoulders}-${subset}-standard-normal.woff2`),
    axes: display,
    display: 'optional',
    // Even an inlined font can be late on a busy machine.
    fallback: { letters: 'capitals', fonts: [robotoBold, arialBold] },
  },
  {
    family: 'Big Shoulders Stencil',
    delivery: 'file',
    cut: { pages: 'clock', characters: '0123456789:–' },
    weight: '800',
    name: 'big-shoulders-stencil',
    files: [`${stencil}-latin-standard-normal.woff2`],
    axes: display,
    // Its figures are in cells of their own, and Big Shoulders has the same height: nothing moves.
    display: 'swap',
  },
];
