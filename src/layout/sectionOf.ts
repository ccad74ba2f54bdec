/** Returns the first segment of a path in lower case: `news` for `/news/rebuilt-kickoff`, '' for `/`. */
export function sectionOf(path: string): string {
  return pathOf(path).split('/')[1] ?? '';
}

/**
 * Returns the `aria-current` of a navigation link: `page` if it leads to the path itself, `true` if the path
 * lies in the section that it leads to. The link to `/` is current only on exactly `/`.
 */
export function ariaCurrent(link: string, path: string): 'page' | 'true' | undefined {
  if (sectionOf(link) !== sectionOf(path)) return undefined;
  return pathOf(link) === pathOf(path) ? 'page' : 'true';
}

function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.toLowerCase().replace(/(.)\/$/, '$1');
}
