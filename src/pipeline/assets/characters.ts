import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Printable Basic Latin. */
const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Characters that editors and formatted dates use, whether or not content has them today. */
const SIGNS = [...'–—‘’“”…·•×®™°éñ€→←', '\u00a0', '\u202f'];

/** Returns the characters of a first visit: Basic Latin, common signs, and those of content's modules. */
export async function firstCharacters(content: string): Promise<Set<string>> {
  const entries = await readdir(content, { recursive: true });
  const modules = entries.filter((entry) => entry.endsWith('.ts'));
  const sources = await Promise.all(modules.map((file) => readFile(join(content, file), 'utf8')));
  const used = sources.join('').match(/[^\p{ASCII}]/gu) ?? [];
  return new Set([...BASIC, ...SIGNS, ...used]);
}

/** How far apart two characters of one range may be: the next alphabet is farther away. */
const GAP = 64;

/**
 * Returns characters as a CSS `unicode-range`. To keep it short, merges neighbors into ranges, even
 * across a small gap, unless one of the `others` is between them.
 */
export function unicodeRange(characters: Iterable<string>, others: Iterable<string>): string {
  const own = new Set(codesOf(characters));
  const codes = [...new Set([...own, ...codesOf(others)])].sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  let isOpen = false;
  for (const code of codes) {
    const range = ranges.at(-1);
    const isOwn = own.has(code);
    if (isOwn && isOpen && range && code - range.last <= GAP) range.last = code;
    else if (isOwn) ranges.push({ first: code, last: code });
    isOpen = isOwn;
  }
  return ranges
    .map(({ first, last }) => (first === last ? hex(first) : `${hex(first)}-${last.toString(16)}`))
    .join(',');
}

function codesOf(characters: Iterable<string>): number[] {
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}

function hex(code: number): string {
  return `U+${code.toString(16)}`;
}
