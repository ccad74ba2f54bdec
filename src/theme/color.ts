import { light } from './palettes';
import type { Palette } from './palettes';

type ColorRole = keyof Palette;

/** Every role as the CSS variable that carries it; GlobalStyle gives the variables their values. */
export const color = Object.fromEntries(
  Object.keys(light).map((role) => [role, `var(${variable(role)})`]),
) as Record<ColorRole, string>;

/** Returns the CSS declarations that apply a palette to an element and everything in it. */
export function declarePalette(palette: Palette): string {
  return Object.entries(palette)
    .map(([role, value]) => `${variable(role)}: ${value};`)
    .join('');
}

/** `inkSoft` becomes `--color-ink-soft`. */
function variable(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
