// Before turndown, which it lets start.
import { pastePolicy } from './pastePolicy';
import Turndown from 'turndown';
import { renderMarkdown } from '../markdown/renderMarkdown';
import { cleanPasted } from './cleanPasted';

interface Pasted {
  /** Undefined where the HTML says no more than its words, which are then better pasted as they are. */
  readonly markdown: string | undefined;
  /** How many pictures were left out. */
  readonly lostPictures: number;
}

/** Returns what is pasted from a document, an e-mail or a web page as Markdown. */
export function pastedMarkdown(html: string): Pasted {
  const plain = withoutStyles(html);
  const trusted = (pastePolicy?.createHTML(plain) ?? plain) as string;
  const { body } = new DOMParser().parseFromString(trusted, 'text/html');
  const lostPictures = cleanPasted(body);
  const hasForm = body.querySelector(
    'h1,h2,h3,h4,h5,h6,strong,b,em,i,a,li,table,blockquote,del,br,p+p',
  );
  if (!hasForm) return { markdown: undefined, lostPictures };
  const markdown = converter
    .turndown(body)
    .replace(/\u00a0/g, ' ')
    // Two spaces at the end of a line are a break, unless nothing follows.
    .replace(/^[ \t]+$|[ \t]+$(?!\n[ \t]*\S)/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { markdown: markdown.split('\n\n').map(lighten).join('\n\n'), lostPictures };
}

/** Keeps the page's policy from refusing, and reporting, each style: `data-style` is what cleanPasted reads. */
function withoutStyles(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, '<$1script')
    .replace(/<[a-z][^<>]*/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

const ESCAPE = /\\([\\`*_[\]>#+=~.-])/g;

/** The longest block, in characters, whose escapes are tried one by one. */
const MAX_TRIED = 4000;

/** Takes the escapes away without which the site shows a block of a text just the same. */
function lighten(block: string): string {
  const shown = renderMarkdown(block, '');
  const isSame = (other: string) => renderMarkdown(other, '') === shown;
  const bare = block.replace(ESCAPE, '$1');
  if (isSame(bare)) return bare;
  if (block.length > MAX_TRIED) return block;
  // From the end, so that the places of those before stay.
  return [...block.matchAll(ESCAPE)].reverse().reduce((text, { index }) => {
    const lighter = text.slice(0, index) + text.slice(index + 1);
    return isSame(lighter) ? lighter : text;
  }, block);
}

const converter = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  br: '  ',
})
  .addRule('item', {
    filter: 'li',
    replacement(content, node) {
      const list = node.parentNode as HTMLElement;
      const number = [...list.children].indexOf(node) + (Number(list.getAttribute('start')) || 1);
      const mark = list.nodeName === 'OL' ? `${number}. ` : '- ';
      const text = content
        .trim()
        .replace(/\n+(?=\n)/g, '\n')
        .replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
      return mark + text + (node.nextSibling ? '\n' : '');
    },
  })
  .addRule('struck', { filter: ['del', 's'], replacement: (content) => `~~${content}~~` })
  .addRule('table', {
    filter: 'table',
    replacement: (_, node) => `\n\n${tableMarkdown(node as HTMLTableElement)}\n\n`,
  });

function tableMarkdown(table: HTMLTableElement): string {
  const rows = [...table.rows].map((row) => [...row.cells].map((cell) => cellMarkdown(cell)));
  const width = Math.max(0, ...rows.map((row) => row.length));
  // A table of one column only places what is in it.
  if (width < 2) return rows.flat().join('\n\n');
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(Array<string>(width).fill('---')), ...rest.map(line)].join('\n');
}

function cellMarkdown(cell: HTMLTableCellElement): string {
  // Given nothing, turndown would parse a string, which the page's policy forbids.
  const text = cell.hasChildNodes() ? converter.turndown(cell) : '';
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
