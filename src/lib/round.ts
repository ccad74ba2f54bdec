/** Rounds a number to so many decimal places. */
export function round(value: number, decimals: number): number {
  const parts = 10 ** decimals;
  return Math.round(value * parts) / parts;
}
