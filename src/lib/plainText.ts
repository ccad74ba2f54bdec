import { truncate } from './excerpt';
import { escapeHtml } from './html';

/** More paragraphs than any article has. Each is an element, and 1 MiB of text could have 350,000. */
export const MAX_PARAGRAPHS = 1000;

/**
 * Renders text without reading any marks in it: blank lines separate paragraphs, other line ends become
 * breaks. A long text comes in parts for the browser to lay out one by one (components/Prose.tsx): its
 * paragraphs, or pieces of long ones; where it has too many, several in one.
 */
export function renderPlainText(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (text.length <= PART_LENGTH) return paragraphs.map(renderParagraph).join('\n');
  const parted = paragraphs.length > MAX_PARAGRAPHS ? [paragraphs.join('\n\n')] : paragraphs;
  return parted.flatMap((paragraph) => textParts(paragraph).map(renderPart)).join('\n');
}

function renderParagraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br />')}</p>`;
}

/** Leaves line ends to the styles: as elements, they would be as many as paragraphs. */
function renderPart(text: string, index: number): string {
  return `<p data-part="${index === 0 ? '' : 'more'}">${escapeHtml(text)}</p>`;
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
