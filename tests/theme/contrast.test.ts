import { dark, light, print } from '../../src/theme/palettes';
import type { Palette } from '../../src/theme/palettes';
import { surfaces } from '../../src/theme/surfaces';
import { blend, contrast } from './contrast';

const palettes: Record<string, Palette> = { light, dark, print, ...surfaces };
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

  test.each(['ink', 'inkSoft', 'accent'] as const)('%s is readable on a lit cell', (words) => {
    const lit = blend(palette.glow, palette.paper);
    expect(contrast(palette[words], lit)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the bars of the menu are visible on the header', () => {
  expect(contrast(surfaces.night.signal, surfaces.night.paper)).toBeGreaterThanOrEqual(3);
});

test('the measure itself is right for black on white and for the smallest difference', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(blend('#00000080', '#ffffff')).toBe('#7f7f7f');
});
