import { encode } from 'micromark-util-encode';
import { normalizeUri, sanitizeUri } from 'micromark-util-sanitize-uri';
import {
  SOURCE_FORMATS,
  readPictureId,
  storedPictureAddress,
  storedPictureSet,
} from '../lib/storedPicture';
import { nodesOf, parseMarkdown } from './parseMarkdown';

/** A picture of an article as it is shown: from an https address, or one of the team's own. */
interface ShownPicture {
  readonly address: string;
  readonly alt: string;
  /** Its size in pixels, where its id says it. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Returns the first picture that an article shows; undefined if it shows none. */
export function firstPicture(markdown: string): ShownPicture | undefined {
  // Most articles have no picture, and parsing is the slow part.
  if (!markdown.includes('![')) return undefined;
  for (const node of nodesOf(parseMarkdown(markdown))) {
    if (node.type !== 'image') continue;
    const { url, alt } = node;
    const id = idIn(url);
    const size = readPictureId(id);
    if (size) return { address: storedPictureAddress(id, size.width, 'jpg'), alt: alt ?? '', size };
    if (HTTPS.test(url)) return { address: normalizeUri(url), alt: alt ?? '' };
  }
  return undefined;
}

const HTTPS = /^https:\/\//i;

const idIn = (url: string) => (url.startsWith('picture:') ? url.slice('picture:'.length) : '');

/**
 * Returns a picture as HTML, one of the team's own with room for it from the start and with its id, for the time
 * until the build has it. Words stand in place of any that is not shown.
 */
export function pictureHtml(url: string, words: string): string {
  const alt = encode(words);
  if (HTTPS.test(url)) {
    return `<img src="${sanitizeUri(url)}" alt="${alt}" loading="lazy" decoding="async" referrerpolicy="no-referrer" />`;
  }
  const id = idIn(url);
  const picture = readPictureId(id);
  if (!picture) return alt;
  const { width, height, widths } = picture;
  const sources = SOURCE_FORMATS.map((format) => {
    const set = storedPictureSet(id, widths, format);
    return `<source type="image/${format}" srcset="${set}" sizes="${SIZES}" />`;
  });
  const address = storedPictureAddress(id, width, 'jpg');
  return `<picture>${sources.join('')}<img src="${address}" alt="${alt}" width="${width}" height="${height}" data-picture="${id}" loading="lazy" decoding="async" /></picture>`;
}

/** As wide as it is laid out, which only the newest browsers know in time. */
const SIZES = 'auto, 100vw';
