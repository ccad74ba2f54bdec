import type { PictureManifest } from './makePictures';

/** Returns the source of src/generated/pictures.ts, which `<Picture>` and `<Animation>` read. */
export function picturesModule({ pictures, animations }: PictureManifest): string {
  return `
export interface PictureEntry {
  width: number;
  height: number;
  /** Its average color, #rrggbb. */
  color: string;
  hash: string;
  widths: number[];
  /** 'png': the picture is transparent. */
  fallback: 'jpg' | 'png';
}

export const pictures: Record<string, PictureEntry> = ${JSON.stringify(pictures, null, 2)};

/** Their public addresses. */
export const animations: Record<string, string> = ${JSON.stringify(animations, null, 2)};
`;
}
