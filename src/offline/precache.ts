import { isSiteFile } from './isSiteFile';

/** Every main page of the newest build, with the scripts and fonts that pages need; the next replaces it. */
export const PRECACHE_NAME = 'precache';

export interface PrecachedFile {
  /** `/about`, `/scripts/AboutPage.1294c071.js` */
  readonly url: string;
  /** A hash of the content, as in the `integrity` of a script; null if the address contains one. */
  readonly revision: string | null;
}

/** How many scripts and fonts stay besides the newest build's: for articles cached from an older one. */
const OTHER_FILES = 60;

const keyOf = ({ url, revision }: PrecachedFile) =>
  revision ? `${url}?revision=${revision}` : url;

const addressOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * Stores what is not stored yet, one file after the other: all at once would leave neither the network
 * nor the processor to the page. Rejects at the first file that cannot be fetched; what was stored by
 * then stays for the next attempt.
 */
export async function fillPrecache(files: readonly PrecachedFile[]): Promise<void> {
  const cache = await caches.open(PRECACHE_NAME);
  const cached = new Set((await cache.keys()).map(addressOf));
  const cacheFile = async (file: PrecachedFile) => {
    // A hashed file comes from the browser's own cache if the first page has loaded it.
    const checked: RequestInit = file.revision
      ? { cache: 'no-cache', integrity: file.revision }
      : {};
    const response = await fetch(file.url, { ...checked, priority: 'low' });
    const isWhole = file.revision
      ? response.ok && !response.redirected
      : await isSiteFile(file.url, response);
    if (!isWhole) throw new Error(`${file.url} answered ${response.status}`);
    await cache.put(keyOf(file), response);
  };
  const wanted = files.filter((file) => !cached.has(keyOf(file)));
  for (const file of wanted) await cacheFile(file);
}

/** Drops the pages of older builds, and the oldest of their scripts. */
export async function trimPrecache(files: readonly PrecachedFile[]): Promise<void> {
  const cache = await caches.open(PRECACHE_NAME);
  const current = new Set(files.map(keyOf));
  const others = (await cache.keys()).filter((request) => !current.has(addressOf(request)));
  // Only pages have their revision in their key.
  const isPage = ({ url }: Request) => new URL(url).search !== '';
  const scripts = others.filter((request) => !isPage(request));
  // A cache lists its entries in the order in which they came.
  const surplus = [...others.filter(isPage), ...scripts.slice(0, -OTHER_FILES)];
  await Promise.all(surplus.map((request) => cache.delete(request)));
}

/** Returns the precached page at a path; undefined if there is none. */
export async function precachedPage(
  files: readonly PrecachedFile[],
  path: string,
): Promise<Response | undefined> {
  const file = files.find(({ url }) => url === path);
  return file && (await caches.open(PRECACHE_NAME)).match(keyOf(file), { ignoreVary: true });
}
