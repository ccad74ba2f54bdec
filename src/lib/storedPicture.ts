/** The id of a picture of an article: its day, four characters of chance, its width and height in pixels. */
export const PICTURE_ID = /\d{8}-[a-z0-9]{4}-([1-9]\d{0,3})x([1-9]\d{0,3})/;

/** Where the build puts the files of these pictures. */
export const STORED_PICTURES = '/pictures/news/';

/** Those that a browser may choose from, best first, and the one that all know. */
export const SOURCE_FORMATS = ['avif', 'webp'] as const;
export const PICTURE_FORMATS = [...SOURCE_FORMATS, 'jpg'] as const;

/** In pixels; every picture also has a file of its own width. */
const WIDTHS = [480, 960];

/** What the id of a picture says: everything but its bytes. */
interface StoredPicture {
  readonly width: number;
  readonly height: number;
  /** The widths that the build makes, narrowest first. */
  readonly widths: readonly number[];
}

/** Reads the id of a picture; undefined when it is none. */
export function readPictureId(id: string): StoredPicture | undefined {
  const [whole, width, height] = PICTURE_ID.exec(id) ?? [];
  if (whole !== id) return undefined;
  const widths = [...WIDTHS.filter((narrower) => narrower < Number(width)), Number(width)];
  return { width: Number(width), height: Number(height), widths };
}

/** Returns the address of the built file, made from the id alone. */
export function storedPictureAddress(id: string, width: number, format: string): string {
  return `${STORED_PICTURES}${id}-${width}.${format}`;
}

/** Returns the `srcset` of a picture in one of its formats. */
export function storedPictureSet(id: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${storedPictureAddress(id, width, format)} ${width}w`).join(', ');
}
