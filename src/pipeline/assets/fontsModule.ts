import type { FontManifest } from './makeFonts';

/** Returns the source of src/generated/fonts.ts, which the global style reads. */
export function fontsModule({ fontFaces }: FontManifest): string {
  return `
export const fontFaces: string = ${JSON.stringify(fontFaces)};
`;
}
