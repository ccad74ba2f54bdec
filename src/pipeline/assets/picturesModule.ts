import type { PictureManifest } from './makePictures';

/** The source of src/generated/pictures.ts, which `<Picture>` reads. */
export function picturesModule({ pictures, animations }: PictureManifest): string {
  return `
export interface PictureEntry {
  width: number;
  height: number;
  /** Its average colour, #rrggbb. */
  color: string;
  hash: string;
  widths: number[];
  /** 'png': the picture is transparent. */
  fallback: 'jpg' | 'png';
}

export interface AnimationEntry {
  path: string;
  width: number;
  height: number;
}

export const pictures: Record<string, PictureEntry> = ${JSON.stringify(pictures, null, 2)};

export const animations: Record<string, AnimationEntry> = ${JSON.stringify(animations, null, 2)};
`;
}
