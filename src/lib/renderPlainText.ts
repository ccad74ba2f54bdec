import { escapeHtml } from './escapeHtml';
import { PART_LENGTH, textParts } from './textParts';

/**
 * Renders text without reading any marks in it: blank lines separate paragraphs, other line ends become
 * breaks. In a long text, paragraphs are marked for the browser to lay them out one by one, and long ones are
 * cut (components/Prose.tsx).
 */
export function renderPlainText(text: string): string {
  const isLong = text.length > PART_LENGTH;
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) =>
      isLong ? textParts(paragraph).map(renderPart) : `<p>${renderLines(paragraph)}</p>`,
    )
    .join('\n');
}

function renderPart(text: string, place: number): string {
  return `<p data-part="${place === 0 ? '' : 'more'}">${renderLines(text)}</p>`;
}

function renderLines(text: string): string {
  return escapeHtml(text.replace(/\n$/, '')).replaceAll('\n', '<br />');
}
