/** The first segment of a path in lower case: `/news/rebuilt-kickoff` is in `news`, `/` in the empty one. */
export function sectionOf(path: string): string {
  return pathOf(path).split('/')[1] ?? '';
}

/**
 * What `aria-current` says of a link of the navigation: `page` where it leads to the path itself, `true`
 * where the path lies in the section that it leads to; home is current only on exactly `/`.
 */
export function ariaCurrent(link: string, path: string): 'page' | 'true' | undefined {
  if (sectionOf(link) !== sectionOf(path)) return undefined;
  return pathOf(link) === pathOf(path) ? 'page' : 'true';
}

/** An address without what follows its path, in lower case, with no slash at its end. */
function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.toLowerCase().replace(/(.)\/$/, '$1');
}
