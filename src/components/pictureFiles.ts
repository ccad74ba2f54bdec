import { pictures } from '../generated/pictures';

/** What `<Picture>` knows about a picture: an entry of src/generated/pictures.ts, which the build writes. */
export interface PictureEntry {
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
  /** The average, as `#rrggbb`; absent of a transparent picture, which needs no color behind it. */
  color?: string;
  /** Of all its files, narrowest first, in the order avif, webp, fallback, and those of its parts. */
  hash: string;
  /** The widths that exist in every format, in pixels, narrowest first. */
  widths: number[];
  /** The format besides AVIF and WebP: 'png' for a transparent picture. */
  fallback: 'jpg' | 'png';
}

/** Returns what the build knows of a picture. Throws when it has no such picture. */
export function pictureEntry(file: string): PictureEntry {
  const entry = pictures[file];
  if (!entry) throw new Error(`The picture manifest has no "${file}".`);
  return entry;
}

/** Returns the address of a picture at a width in pixels; `ending` is its format, as in `.avif`. */
export function pictureAddress(file: string, width: number, ending: string): string {
  const name = file.replace(/\.[^.]+$/, '');
  return `/pictures/${name}-${pictureEntry(file).hash}-${width}${ending}`;
}

/** Returns the `srcset` of a picture in some widths. */
export function sourceSet(file: string, widths: readonly number[], ending: string): string {
  return widths.map((width) => `${pictureAddress(file, width, ending)} ${width}w`).join(', ');
}
