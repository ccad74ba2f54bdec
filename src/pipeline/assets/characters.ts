import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Printable Basic Latin. */
const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Signs that editors and formatted dates bring, whether or not content has them today. */
const SIGNS = [...'–—‘’“”…·•×®™°éñ€→←', '\u00a0', '\u202f'];

/** The characters that a first visit needs: Basic Latin, common signs, and whatever content's modules contain. */
export async function firstCharacters(content: string): Promise<Set<string>> {
  const entries = await readdir(content, { recursive: true });
  const modules = entries.filter((entry) => entry.endsWith('.ts'));
  const sources = await Promise.all(modules.map((file) => readFile(join(content, file), 'utf8')));
  const used = sources.join('').match(/[^\p{ASCII}]/gu) ?? [];
  return new Set([...BASIC, ...SIGNS, ...used]);
}

/** Characters as the value of CSS `unicode-range`, neighbors drawn together. */
export function unicodeRange(characters: Iterable<string>): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => (first === last ? hex(first) : `${hex(first)}-${last.toString(16)}`))
    .join(',');
}

function hex(code: number): string {
  return `U+${code.toString(16)}`;
}
