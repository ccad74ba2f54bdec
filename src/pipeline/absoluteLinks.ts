/**
 * Rendered Markdown with full addresses in its links, for readers that show it elsewhere; its pictures
 * have no others. `base` is the full address of the page that it stands on. An address that cannot be
 * resolved stays.
 */
export function absoluteLinks(html: string, base: string): string {
  return html.replace(
    / href="([^"]*)"/g,
    (_, address: string) => ` href="${resolve(address, base)}"`,
  );
}

/** Addresses with a scheme stay as the Markdown wrote them. */
function resolve(address: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !URL.canParse(address, base)) return address;
  return new URL(address, base).href;
}
