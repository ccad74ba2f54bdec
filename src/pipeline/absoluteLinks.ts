/**
 * Rendered Markdown with full addresses in its links and pictures, for readers that show it elsewhere.
 * `base` is the full address of the page that it stands on. An address that cannot be resolved stays.
 */
export function absoluteLinks(html: string, base: string): string {
  return html.replace(
    / (href|src)="([^"]*)"/g,
    (_, name: string, address: string) => ` ${name}="${resolve(address, base)}"`,
  );
}

/** Addresses with a scheme stay as the Markdown wrote them. */
function resolve(address: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !URL.canParse(address, base)) return address;
  return new URL(address, base).href;
}
