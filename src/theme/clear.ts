/** So much of a color, %, over whatever is below it. */
export const clear = (role: string, share: number) =>
  `color-mix(in srgb, ${role} ${share}%, transparent)`;
