/** Replaces character references by their characters, as a browser does. Leaves unknown ones as they are. */
export function unescapeHtml(html: string): string {
  return html.replace(REFERENCE, (reference, hexadecimal, decimal, name: string) => {
    if (hexadecimal) return String.fromCodePoint(parseInt(hexadecimal as string, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return SIGNS[name] ?? reference;
  });
}

const REFERENCE = /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi;

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
