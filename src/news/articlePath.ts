/** Where an article stands on the site. Any id that Firestore allows survives the way there and back. */
export function articlePath(id: string): string {
  return `/news/${encodeURI(id).replace(/[?#]/g, encodeURIComponent)}`;
}

/** The id in an article's path, as the router gives it: decoded, but for the two signs that would end a path. */
export function articleIdOf(parameter: string): string {
  return parameter.replace(/%3F/gi, '?').replace(/%23/g, '#');
}
