/** Returns a color at an opacity in %. */
export const withOpacity = (role: string, share: number) =>
  `color-mix(in srgb, ${role} ${share}%, transparent)`;
