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

/** How far apart two characters of one range may be: the next alphabet is further away. */
const GAP = 64;

/**
 * Characters as the value of CSS `unicode-range`: neighbors drawn together, and passing over a few that
 * none of the `others` has, because shorter ranges are less to send.
 */
export function unicodeRange(
  characters: Iterable<string>,
  others: Iterable<string> = characters,
): string {
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
