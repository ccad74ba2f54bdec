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
