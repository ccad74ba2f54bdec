import type { FontManifest } from './fonts';

/** The source of src/generated/fonts.ts, which the global style and the page's head read. */
export function fontsModule({ fontFaces, preloadedFonts }: FontManifest): string {
  return `
export const fontFaces: string = ${JSON.stringify(fontFaces)};

export const preloadedFonts: string[] = ${JSON.stringify(preloadedFonts)};
`;
}
