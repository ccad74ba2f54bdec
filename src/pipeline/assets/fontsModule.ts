import type { FontManifest } from './fonts';

/** The source of src/generated/fonts.ts, which the global style reads. */
export function fontsModule({ fontFaces }: FontManifest): string {
  return `
export const fontFaces: string = ${JSON.stringify(fontFaces)};
`;
}

/** The source of src/generated/clockFont.ts: apart, or every page would load the rules of all fonts as script. */
export function clockFontModule({ clockFontFaces }: FontManifest): string {
  return `
export const clockFontFaces: string = ${JSON.stringify(clockFontFaces)};
`;
}
