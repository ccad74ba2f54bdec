/**
 * Returns a color, `#rrggbb`, at an opacity in %. In hex, not as a color-mix() of a variable: a browser that
 * cannot mix colors would drop the whole background, and with it what is drawn or what words stand on.
 */
export function withOpacity(hex: string, share: number): string {
  const byte = Math.round(share * 2.55).toString(16);
  return hex + byte.padStart(2, '0');
}
