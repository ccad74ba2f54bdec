import type { Nodes } from 'mdast';
import { nodesOf, parseMarkdown } from './parseMarkdown';

/** Returns the words of a part of a text, those of its blocks apart; pictures have none. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return node.children.map(wordsOf).join(CONTAINERS.has(node.type) ? ' ' : '');
}

const CONTAINERS = new Set(['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow']);

/**
 * Returns the first words of a text in one line, for descriptions: those of its paragraphs, without headings,
 * tables and code. At most `limit` characters, cut after a word, and then ending in '…' unless a sentence is over.
 * Empty for a text without prose.
 */
export function firstWords(markdown: string, limit: number): string {
  const paragraphs = nodesOf(parseMarkdown(markdown)).filter(({ type }) => type === 'paragraph');
  const text = paragraphs.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
  if (text.length <= limit) return text;
  const words = text.slice(0, limit).replace(LAST_WORD, '');
  return /[.!?]$/.test(words) ? words : `${words}…`;
}

/** The last word with what separates it from the others, or else the last character. */
const LAST_WORD = /[\s,;:–—-]*( \S*|[^])$/u;

/**
 * How many English words an adult reads per minute: Brysbaert, "How many words do we read per minute?",
 * Journal of Memory and Language 109 (2019).
 */
export const WORDS_PER_MINUTE = 238;

/** Letters and digits, with the punctuation that joins them; an address is none that anybody reads. */
const WORD = /https?:\/\/\S+|[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu;

/** Returns how many minutes it takes to read a text, rounded, and at least one. */
export function readingMinutes(markdown: string): number {
  const words = wordsOf(parseMarkdown(markdown)).match(WORD) ?? [];
  const read = words.filter((word) => !word.includes('://')).length;
  return Math.max(1, Math.round(read / WORDS_PER_MINUTE));
}
