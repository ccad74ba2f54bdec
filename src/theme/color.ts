/** The same on every ground, unless it is one of these itself. */
const brand = {
  /** BTW Orange: fills, stripes, marks. Never text on a light paper. */
  signal: '#fc8c04',
  /** Text on signal. */
  onSignal: '#1a110a',
  /** Rusty Orange: only behind onRust. */
  rust: '#a53000',
  onRust: '#ffffff',
  /** Fixed tones of the hive, dark in both schemes: behind onNight. */
  deep: '#40190a',
  night: '#15100c',
  onNight: '#fdf6ec',
  /** Accompanies BTW Orange in confetti. */
  pink: '#ff5fa2',
};

/** Lines of the honeycomb, its lit cells, and the bright upper edge of a machined plate: only on night. */
const hive = {
  comb: withOpacity(brand.signal, 17),
  glow: withOpacity(brand.signal, 19),
  bevel: '#ffffff14',
};

const lightInk = '#1c140d';

/** Brushed aluminum under workshop light. */
export const light = {
  ...brand,
  ...hive,
  /** Behind the page. */
  paper: '#f4f1ec',
  /** Plates that lie on the page: cards, panels, notices. */
  raised: '#ffffff',
  /** Recessed into the page: code, quiet bands, the placeholder of a picture. */
  sunken: '#e8e2da',
  /** Text and headings on paper, raised and sunken. */
  ink: lightInk,
  /** Secondary text on paper, raised and sunken. */
  inkSoft: '#57493d',
  /** Words that stand out, and links under the pointer, on paper, raised and sunken. */
  accent: '#8a4300',
  /** Purely decorative hairlines. Too faint for a control. */
  line: '#d3c9be',
  /** Outlines of controls on paper, raised and sunken. */
  edge: '#7d6d5e',
  /** The focus ring on paper, raised and sunken. */
  focus: '#8a4300',
  shadow: withOpacity(lightInk, 25),
};

/** A color for each role. Every ground fills all of them; tests/theme/contrast.test.ts holds the pairs. */
export type Palette = typeof light;

/** The hive at night: the charcoal of the pictures, warm where the light falls. */
export const dark: Palette = {
  ...brand,
  ...hive,
  paper: brand.night,
  raised: '#2b221a',
  sunken: '#0d0906',
  ink: brand.onNight,
  inkSoft: '#cbbcab',
  accent: '#ffa53a',
  line: '#3d3128',
  edge: '#8f7b69',
  focus: '#ffc885',
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

/** The brand's orange as the ground itself. What is orange elsewhere is charcoal on it. */
export const signalGround: Palette = {
  ...light,
  paper: brand.signal,
  raised: '#ffa733',
  ink: brand.onSignal,
  inkSoft: '#3d210a',
  accent: '#5e1b00',
  line: '#c76a00',
  edge: '#6e3700',
  signal: brand.onSignal,
  onSignal: '#ffb85c',
  focus: brand.onSignal,
};

/** Rusty Orange as the ground. All its words are white. */
export const rustGround: Palette = {
  ...dark,
  paper: brand.rust,
  raised: '#b43a06',
  ink: brand.onRust,
  inkSoft: brand.onRust,
  accent: brand.onRust,
  rust: brand.deep,
  line: '#c9602f',
  edge: '#f7b48f',
  focus: brand.onRust,
};

/** The ground of every second part of a dark page, so that its parts can be told apart. */
export const duskGround: Palette = { ...dark, paper: '#221a13' };

/** The browser's own bars take the color of the header, which is night in both schemes. */
export const themeColor = brand.night;

/** Every role as the CSS variable that carries it; GlobalStyle gives the variables their values. */
export const color = Object.fromEntries(
  Object.keys(light).map((role) => [role, `var(${variable(role)})`]),
) as Record<keyof Palette, string>;

/** Returns the CSS declarations that apply a palette, or part of one, to an element and everything in it. */
export function declarePalette(palette: Partial<Palette>): string {
  return Object.entries(palette)
    .map(([role, value]) => `${variable(role)}: ${value};`)
    .join('');
}

/**
 * Returns a color, `#rrggbb`, at an opacity in %. In hex, not as a color-mix() of a variable: a browser that
 * cannot mix colors would drop the whole background, and with it what is drawn or what words stand on.
 */
export function withOpacity(hex: string, share: number): string {
  const byte = Math.round(share * 2.55).toString(16);
  return hex + byte.padStart(2, '0');
}

/** `inkSoft` becomes `--color-ink-soft`. */
function variable(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
