/** What each color is for. Both schemes fill every role; tests/theme/contrast.test.ts holds the pairs. */
export interface Palette {
  /** Behind the page. */
  paper: string;
  /** Plates that lie on the page: cards, panels, notices. */
  raised: string;
  /** Recessed into the page: code, quiet bands, the placeholder of a picture. */
  sunken: string;
  /** Text and headings on paper, raised and sunken. */
  ink: string;
  /** Secondary text on paper, raised and sunken. */
  inkSoft: string;
  /** Words that stand out, and links under the pointer, on paper, raised and sunken. */
  accent: string;
  /** Purely decorative hairlines. Too faint for a control. */
  line: string;
  /** Outlines of controls on paper, raised and sunken. */
  edge: string;
  /** BTW Orange: fills, stripes, marks. Never text on a light paper. */
  signal: string;
  /** Text on signal. */
  onSignal: string;
  /** Rusty Orange: only behind onRust. */
  rust: string;
  onRust: string;
  /** Fixed tones of the hive, dark in both schemes: behind onNight. */
  deep: string;
  night: string;
  onNight: string;
  /** Accompanies BTW Orange in confetti. */
  pink: string;
  /** The focus ring on paper, raised and sunken. */
  focus: string;
  /** Lines of the honeycomb. */
  comb: string;
  /** Lit cells of the honeycomb. */
  glow: string;
  /** The bright upper edge of a machined plate. */
  bevel: string;
  shadow: string;
}

const brand = {
  signal: '#fc8c04',
  onSignal: '#1a110a',
  rust: '#a53000',
  onRust: '#ffffff',
  deep: '#40190a',
  night: '#15100c',
  onNight: '#fdf6ec',
  pink: '#ff5fa2',
};

/** Brushed aluminum under workshop light. */
export const light: Palette = {
  ...brand,
  paper: '#f4f1ec',
  raised: '#ffffff',
  sunken: '#e8e2da',
  ink: '#1c140d',
  inkSoft: '#57493d',
  accent: '#8a4300',
  line: '#d3c9be',
  edge: '#7d6d5e',
  focus: '#8a4300',
  comb: '#1c140d1f',
  glow: '#fc8c0426',
  bevel: '#ffffff',
  shadow: '#1c140d40',
};

/** The hive at night: the charcoal of the pictures, warm where the light falls. */
export const dark: Palette = {
  ...brand,
  paper: brand.night,
  raised: '#2b221a',
  sunken: '#0d0906',
  ink: brand.onNight,
  inkSoft: '#cbbcab',
  accent: '#ffa53a',
  line: '#3d3128',
  edge: '#8f7b69',
  focus: '#ffc885',
  comb: '#fc8c042b',
  glow: '#fc8c0430',
  bevel: '#ffffff14',
  shadow: '#000000b3',
};

/** Ink on blank paper. Browsers do not print backgrounds, so nothing here relies on one. */
export const print: Palette = {
  ...light,
  paper: '#ffffff',
  sunken: '#ffffff',
  ink: '#000000',
  inkSoft: '#333333',
  accent: '#000000',
};

/** The browser's own bars take the color of the header, which is night in both schemes. */
export const themeColor = brand.night;
