import type { Root } from 'mdast';
import { truncate } from '../lib/truncate';

declare module 'mdast' {
  interface ParagraphData {
    /** A piece of plain text, whose line ends are left to the styles: as elements, 1 MiB could have 350,000. */
    isPart?: true;
  }
}

/** Returns the tree of a text without reading any marks in it: its parts, which the browser lays out one by one. */
export function plainTree(text: string): Root {
  const parts = textParts(text.replace(/\r\n?/g, '\n').trim());
  return {
    type: 'root',
    children: parts.map((value) => ({
      type: 'paragraph',
      data: { isPart: true },
      children: [{ type: 'text', value }],
    })),
  };
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
