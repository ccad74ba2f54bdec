import { escapeHtml } from './html';

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
export interface StoredPicture {
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

/** Returns the ids of the pictures in an article, in its order, each once. */
export function pictureIdsIn(markdown: string): string[] {
  // Most articles have none, and a list has many articles.
  if (!markdown.includes('](picture:')) return [];
  return [...new Set(Array.from(markdown.matchAll(NAMED), ([, id = '']) => id))];
}

const NAMED = new RegExp(`\\]\\(picture:(${PICTURE_ID.source})[\\s)]`, 'g');

/** Returns the address of the built file, made from the id alone. */
export function storedPictureAddress(id: string, width: number, format: string): string {
  return `${STORED_PICTURES}${id}-${width}.${format}`;
}

/** Returns the `srcset` of a picture in one of its formats. */
export function storedPictureSet(id: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${storedPictureAddress(id, width, format)} ${width}w`).join(', ');
}

/**
 * Returns a picture as HTML, with room for it from the start; `alt` is HTML already. Its id is kept on it, for
 * the time until the build has it.
 */
export function storedPictureHtml(id: string, alt: string): string | undefined {
  const read = readPictureId(id);
  if (!read) return undefined;
  const { width, height, widths } = read;
  const sources = SOURCE_FORMATS.map((format) => {
    const set = escapeHtml(storedPictureSet(id, widths, format));
    return `<source type="image/${format}" srcset="${set}" sizes="${SIZES}" />`;
  });
  const address = storedPictureAddress(id, width, 'jpg');
  return `<picture>${sources.join('')}<img src="${address}" alt="${alt}" width="${width}" height="${height}" data-picture="${id}" loading="lazy" decoding="async" /></picture>`;
}

/** As wide as it is laid out, which only the newest browsers know in time. */
const SIZES = 'auto, 100vw';
