/**
 * Returns rendered Markdown with absolute addresses in its links, for readers that show it elsewhere;
 * those of its pictures are absolute already. `base` is the absolute address of the page that shows it.
 * An address that cannot be resolved is left as it is.
 */
export function absoluteLinks(html: string, base: string): string {
  return html.replace(
    / href="([^"]*)"/g,
    (_, address: string) => ` href="${resolve(address, base)}"`,
  );
}

/** Leaves addresses with a scheme as the Markdown wrote them. */
function resolve(address: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !URL.canParse(address, base)) return address;
  return new URL(address, base).href;
}
