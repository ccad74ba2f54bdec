import Turndown from 'turndown';
import { PASTE_POLICY_NAME } from '../trustedTypes';
import { cleanPasted } from './cleanPasted';

/** Lets pasted HTML into a document that runs nothing and loads nothing; undefined without Trusted Types. */
const policy = window.trustedTypes?.createPolicy(PASTE_POLICY_NAME, {
  createHTML: (html) => html,
});

/**
 * Returns what is pasted from a document, an e-mail or a web page as Markdown; undefined where the HTML says no more
 * than its words, which are then better pasted as they are.
 */
export function pastedMarkdown(html: string): string | undefined {
  const trusted = (policy?.createHTML(html) ?? html) as string;
  const { body } = new DOMParser().parseFromString(trusted, 'text/html');
  cleanPasted(body);
  if (!body.querySelector('h1,h2,h3,h4,h5,h6,strong,b,em,i,a,li,table,blockquote,img,del,p+p'))
    return undefined;
  return converter
    .turndown(body)
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const converter = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  br: '',
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
