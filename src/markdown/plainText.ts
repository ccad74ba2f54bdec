import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { truncate } from '../lib/truncate';

declare module 'mdast' {
  interface ParagraphData {
    /** A piece of a long plain text: the beginning of a paragraph, or more of it. */
    part?: '' | 'more';
  }
}

/** More paragraphs than any article has. Each is an element, and 1 MiB of text could have 350,000. */
export const MAX_PARAGRAPHS = 1000;

/**
 * Returns the tree of a text without reading any marks in it: blank lines separate paragraphs, other line ends are
 * breaks. A long text comes in parts for the browser to lay out one by one (components/Prose.tsx): its
 * paragraphs, or pieces of long ones; where it has too many, several in one.
 */
export function plainTree(text: string): Root {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (text.length <= PART_LENGTH) return { type: 'root', children: paragraphs.map(withBreaks) };
  const parted = paragraphs.length > MAX_PARAGRAPHS ? [paragraphs.join('\n\n')] : paragraphs;
  return {
    type: 'root',
    children: parted.flatMap((paragraph) => textParts(paragraph).map(asPart)),
  };
}

function withBreaks(text: string): Paragraph {
  const lines = text.split('\n').flatMap((value): PhrasingContent[] => {
    return [{ type: 'break' }, { type: 'text', value }];
  });
  return { type: 'paragraph', children: lines.slice(1) };
}

/** Leaves line ends to the styles: as elements, they would be as many as paragraphs. */
function asPart(value: string, index: number): Paragraph {
  const data = { part: index === 0 ? '' : 'more' } as const;
  return { type: 'paragraph', children: [{ type: 'text', value }], data };
}

/** About a window of a phone, in characters: it is laid out in a few milliseconds. */
export const PART_LENGTH = 1000;

const SEAMS = ['\n\n', '\n', ' '];

/** Cuts a text into parts of at most PART_LENGTH, between paragraphs, lines or words where there are any. */
export function textParts(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (text.length - start > PART_LENGTH) {
    const end = start + lengthOfPart(text.slice(start, start + PART_LENGTH));
    parts.push(text.slice(start, end));
    start = end;
  }
  return [...parts, text.slice(start)];
}

function lengthOfPart(longest: string): number {
  for (const seam of SEAMS) {
    const at = longest.lastIndexOf(seam);
    // Not too early, or there would be many parts.
    if (at >= PART_LENGTH / 2) return at + seam.length;
  }
  return truncate(longest, PART_LENGTH).length;
}
