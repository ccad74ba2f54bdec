/** Returns an article's path on the site. Any id that Firestore allows survives the round trip. */
export function articlePath(id: string): string {
  return `/news/${encodeURI(id.replace(SIGNS, encodeURIComponent))}`;
}

/**
 * Returns the id in an article's path, as the router gives it: decoded once, which leaves these
 * characters escaped.
 */
export function articleIdOf(parameter: string): string {
  return parameter.replace(WRITTEN_SIGNS, decodeURIComponent);
}

/** The characters that would end a path, and `%`, which begins every escape. */
const SIGNS = /[%?#]/g;
const WRITTEN_SIGNS = /%(25|3F|23)/gi;
