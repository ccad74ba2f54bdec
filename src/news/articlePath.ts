/** Returns an article's path on the site. Any id that Firestore allows survives the round trip. */
export function articlePath(id: string): string {
  return `/news/${encodeURI(id.replace(SIGNS, encodeURIComponent))}`;
}

/**
 * Returns the id in an article's path, as the router gives it: decoded once, which leaves some signs
 * escaped. Messengers also escape signs that need not be.
 */
export function articleIdFromParameter(parameter: string): string {
  return parameter.replace(WRITTEN_SIGNS, decodeURIComponent);
}

/** The characters that would end a path, and `%`, which begins every escape. */
const SIGNS = /[%?#]/g;

/** Those, and all others that decodeURI leaves: ; : @ & = + $ , but /, which no id has. */
const WRITTEN_SIGNS = /%(2[3-6BC]|3[ABDF]|40)/gi;
