import { pictures } from '../generated/pictures';
import type { PictureEntry } from './pictureEntry';

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
