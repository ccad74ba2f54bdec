/** Returns the address of the page where an article is written; without an id, of a new one. */
export function writePath(id = ''): string {
  return id === '' ? '/desk/write' : `/desk/write/${encodeURIComponent(id)}`;
}

const WORDS = 'words';

/** Returns the address at which the words of a key are gone on with. */
export function copyPath(path: string, key: string): string {
  return `${path}?${WORDS}=${encodeURIComponent(key)}`;
}

/** Returns the key of the words that the address in the browser asks for. */
export function wantedKey(): string | undefined {
  return new URLSearchParams(location.search).get(WORDS) ?? undefined;
}
