import { escapeHtml } from './html';
import { PART_LENGTH, textParts } from './textParts';

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
