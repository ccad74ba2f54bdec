/**
 * Returns whether an address of this site, as written in a link, may be a page's: files of the build,
 * such as /meetings.ics, have an extension, which among pages only an article's id may have, and `//`
 * leads to another site.
 */
export const isPageAddress = (address: string) =>
  /^\/(news\/[^/?#]+|(?!\/)[^.?#]*)([?#]|$)/.test(address);

/** The schemes that a link in an article may have; content/articleChecks.ts names them. */
export const LINK_SCHEME = /^(https?|ircs?|mailto|xmpp)$/i;

/** Returns the pattern of the paths that a route matches; `:id` stands for one segment. */
export function routePattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
}

type Modifiers = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** True if a key is held that asks for something else: another tab or window, a download, a shortcut. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Returns the first segment of a path in lower case: `news` for `/news/rebuilt-kickoff`, '' for `/`. */
function sectionOf(path: string): string {
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
