import type { Nodes, Paragraph, Root, RootContent } from 'mdast';
import { truncate } from '../lib/truncate';
import { startOf } from './glance';
import { nodesOf, parseMarkdown } from './parseMarkdown';
import { wordsOf } from './words';

const PREVIEW_LINES = 3;

/** A preview is clamped to four lines on screen, so more characters than this cannot be seen. */
export const MAX_PREVIEW_LENGTH = 600;

const MORE = '...';

/** Returns the words of a preview, for a card until the rest of it is there. */
export function previewWords(content: string): string {
  return wordsOf(previewTree(content)).replace(/\s+/g, ' ').trim();
}

/**
 * Returns the tree of an article's first three lines, with '...' if there are more, and without links, pictures,
 * headings and rules. Blocks without words do not count; of an article of pictures, their descriptions remain.
 * The text is cut where no emphasis, link or code is open; if that leaves nothing, the words stay without marks.
 */
export function previewTree(content: string): Root {
  const text = startOf(content);
  const whole = parseMarkdown(text);
  const first = whole.children.find((block) => plain(block).length > 0);
  if (!first) return { type: 'root', children: wordsOfPictures(whole) };
  const start = first.position?.start.offset ?? 0;
  const limit = start + firstLines(text.slice(start)).length;
  const end = limit < text.length ? lastPlace(whole, text, limit) : limit;
  const children = parseMarkdown(text.slice(start, end).trimEnd()).children.flatMap(plain);
  const shown = children.length > 0 ? children : [paragraph(firstLines(wordsOf(first)))];
  return { type: 'root', children: limit < text.length ? withMore(shown) : shown };
}

const firstLines = (text: string) =>
  truncate(text.split('\n', PREVIEW_LINES).join('\n'), MAX_PREVIEW_LENGTH);

/** Returns a part as a preview shows it: nothing of what has no words. */
function plain<T extends Nodes>(node: T): T[];
function plain(node: Nodes): Nodes[] {
  if ('value' in node || node.type === 'break') return [node];
  if (!('children' in node)) return [];
  const children = (node.children as Nodes[]).flatMap((child) => plain(child));
  if (node.type === 'link' || node.type === 'linkReference') return children;
  const isCell = node.type === 'tableCell';
  if (!isCell && !/\S/.test(children.map(wordsOf).join(''))) return [];
  const type = node.type === 'heading' ? 'paragraph' : node.type;
  return [{ ...node, type, children } as Nodes];
}

/** Returns the last place before `end` at which no mark of a line is open, and no table is without its second row. */
function lastPlace(root: Root, text: string, end: number): number {
  for (const { type, position } of nodesOf(root)) {
    const from = position?.start.offset ?? end;
    if (from >= end || (position?.end.offset ?? end) <= end) continue;
    const isHeaderOnly = type === 'table' && !text.slice(from, end).includes('\n');
    if (INLINE.has(type) || isHeaderOnly) return from;
  }
  return end;
}

const INLINE = new Set(['emphasis', 'strong', 'delete', 'link', 'image', 'inlineCode', 'html']);

function wordsOfPictures(root: Root): Paragraph[] {
  return nodesOf(root).flatMap((node) =>
    node.type === 'image' && node.alt ? paragraph(node.alt) : [],
  );
}

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

/** Adds the dots to the last sentence, of which they replace the full stop, or after what is no sentence. */
function withMore(blocks: readonly RootContent[]): RootContent[] {
  const last = blocks.at(-1);
  if (!last || !('children' in last) || last.type === 'table') return [...blocks, paragraph(MORE)];
  const children = last.type === 'paragraph' ? withDots(last) : withMore(last.children);
  return [...blocks.slice(0, -1), { ...last, children } as RootContent];
}

function withDots({ children }: Paragraph): Paragraph['children'] {
  const last = children.at(-1);
  if (last?.type !== 'text') return [...children, { type: 'text', value: MORE }];
  return [...children.slice(0, -1), { ...last, value: last.value.replace(/\.?\s*$/, MORE) }];
}
