/** Escapes text for use between the tags and in the attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Replaces numeric character references by their characters, as a browser does, and those named ones that
 * people and programs write most. Leaves others as they are.
 */
export function unescapeHtml(html: string): string {
  return html.replace(REFERENCE, (reference, hexadecimal?: string, decimal?: string, name = '') => {
    if (hexadecimal) return characterAt(parseInt(hexadecimal, 16));
    if (decimal) return characterAt(Number(decimal));
    return CHARACTERS.get(name as string) ?? reference;
  });
}

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi;

const CHARACTERS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

const characterAt = (code: number) =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';

/** Returns a value as a block of JSON, which a script of the page reads by its id. */
export const jsonBlock = (id: string, value: unknown) =>
  `${openingOf(id)}${scriptJson(value)}</script>`;

/** Reads such a block in a page; undefined where there is none. */
export function readJsonBlock(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Reads the same in the HTML of a page. */
export function readJsonBlockText(html: string, id: string): unknown {
  const [, text] = html.split(openingOf(id));
  return text ? JSON.parse(text.split('</script>')[0] ?? '') : undefined;
}

const openingOf = (id: string) => `<script type="application/json" id="${id}">`;

/**
 * Returns a value as JSON for use within a script element. No text in it can end the element or open a
 * comment.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
