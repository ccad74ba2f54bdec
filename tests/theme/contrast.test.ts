import { dark, duskGround, light, print } from '../../src/theme/color';
import type { Palette } from '../../src/theme/color';
import { surfaces } from '../../src/theme/schemes';

const palettes: Record<string, Palette> = { light, dark, duskGround, print, ...surfaces };
const grounds = ['paper', 'raised', 'sunken'] as const;

/* Every pair in which a text role stands on a ground somewhere in components, layout or sections. */
const text = [
  ...grounds.flatMap((ground) =>
    (['ink', 'inkSoft', 'accent'] as const).map((words) => [words, ground] as const),
  ),
  ['onSignal', 'signal'],
  ['onRust', 'rust'],
  ['onNight', 'night'],
  ['onNight', 'deep'],
  ['onRust', 'night'],
  // A quiet button under the pointer.
  ['paper', 'ink'],
] as const;

/* Outlines of controls, and the focus ring. */
const controls = grounds.flatMap((ground) =>
  (['edge', 'focus'] as const).map((part) => [part, ground] as const),
);

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  test.each(text)('%s is readable on %s', (words, ground) => {
    expect(contrast(palette[words], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('%s is visible on %s', (part, ground) => {
    expect(contrast(palette[part], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test.each(['ink', 'inkSoft', 'accent'] as const)('%s is readable on a lit cell', (words) => {
  for (const night of [dark, duskGround]) {
    const lit = blend(night.glow, night.paper);
    expect(contrast(night[words], lit)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the bars of the menu are visible on the header', () => {
  expect(contrast(surfaces.night.signal, surfaces.night.paper)).toBeGreaterThanOrEqual(3);
});

test('the measure itself is right for black on white and for the smallest difference', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(blend('#00000080', '#ffffff')).toBe('#7f7f7f');
});

/** WCAG 2.2: relative luminance and the contrast of two opaque colors, `#rrggbb`; 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** What is seen where a translucent color, `#rrggbbaa`, lies on an opaque one. */
function blend(over: string, ground: string): string {
  const alpha = parseInt(over.slice(7, 9), 16) / 255;
  const [front, back] = [channels(over), channels(ground)];
  return `#${front
    .map((value, place) => Math.round(value * alpha + back[place]! * (1 - alpha)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((place) => parseInt(color.slice(place, place + 2), 16));
}
