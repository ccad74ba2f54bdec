/** Where an article stands on the site. Any id that Firestore allows survives the way there and back. */
export function articlePath(id: string): string {
  return `/news/${encodeURI(id.replace(SIGNS, encodeURIComponent))}`;
}

/** The id in an article's path, as the router gives it: decoded once, which leaves these signs as they were written. */
export function articleIdOf(parameter: string): string {
  return parameter.replace(WRITTEN_SIGNS, decodeURIComponent);
}

/** The signs that would end a path, and the one that all signs are written with. */
const SIGNS = /[%?#]/g;
const WRITTEN_SIGNS = /%(25|3F|23)/gi;
