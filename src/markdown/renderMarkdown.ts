import type { Definition, Image, ImageReference, Link, LinkReference } from 'mdast';
import type { List, ListItem, Nodes, Paragraph, Root, Table } from 'mdast';
import { encode } from 'micromark-util-encode';
import { sanitizeUri } from 'micromark-util-sanitize-uri';
import { LINK_SCHEME } from '../lib/addresses';
import { headingSlugs, slugOf } from './headingIds';
import { nodesOf, parseMarkdown } from './parseMarkdown';
import { pictureHtml } from './pictures';
import { previewTree } from './preview';

/**
 * Renders an article to safe HTML. Raw HTML in it is shown as text, dangerous addresses are dropped, and text that
 * is too much to parse comes out as plain paragraphs. `tableLabel` names the tables, which scroll sideways.
 */
export function renderMarkdown(markdown: string, tableLabel: string): string {
  return writeHtml(parseMarkdown(markdown), tableLabel);
}

/** Renders the start of an article for the list (preview.ts). */
export function renderPreview(markdown: string): string {
  return writeHtml(previewTree(markdown));
}

/** Writes a tree as HTML, with a label for tables an article, without it a preview. Every text in it is escaped here. */
export function writeHtml(root: Root, tableLabel?: string): string {
  const slugs = headingSlugs(root);
  const places = new Set(slugs.values());
  const levels = [...new Set(Array.from(slugs.keys(), ({ depth }) => depth))].sort();
  const definitions = definitionsIn(root);
  return blocks(root.children);

  function blocks(nodes: readonly Nodes[]): string {
    return nodes.map(write).filter(Boolean).join('\n');
  }

  function inline({ children }: { readonly children: readonly Nodes[] }): string {
    return children.map(write).join('');
  }

  function write(node: Nodes): string {
    switch (node.type) {
      case 'paragraph':
        return paragraph(node);
      case 'heading': {
        // The levels that an article uses become h2, h3 … without gaps, below the page's own h1.
        const level = Math.min(levels.indexOf(node.depth) + 2, 6);
        return `<h${level} id="${ID_PREFIX}${slugs.get(node)}">${inline(node)}</h${level}>`;
      }
      case 'blockquote':
        return lines('<blockquote>', blocks(node.children), '</blockquote>');
      case 'list':
        return list(node);
      case 'table':
        return table(node);
      case 'code': {
        const [language] = /^\S+/.exec(node.lang ?? '') ?? [];
        const name = language ? ` class="language-${encode(language)}"` : '';
        return `<pre><code${name}>${encode(node.value && `${node.value}\n`)}</code></pre>`;
      }
      case 'thematicBreak':
        return '<hr />';
      case 'text':
      case 'html':
        return encode(node.value);
      case 'inlineCode':
        return `<code>${encode(node.value.replaceAll('\n', ' '))}</code>`;
      case 'break':
        return '<br />\n';
      case 'emphasis':
        return `<em>${inline(node)}</em>`;
      case 'strong':
        return `<strong>${inline(node)}</strong>`;
      case 'delete':
        return `<del>${inline(node)}</del>`;
      case 'link':
      case 'linkReference':
        return link(node);
      case 'image':
      case 'imageReference':
        return pictureHtml(targetOf(node)?.url ?? '', node.alt ?? '');
      // Shown nowhere, written with what holds it, or never read.
      case 'definition':
      case 'listItem':
      case 'tableRow':
      case 'tableCell':
      case 'root':
      case 'footnoteDefinition':
      case 'footnoteReference':
      case 'yaml':
        return '';
    }
  }

  function paragraph(node: Paragraph, box = ''): string {
    return `<p${node.data?.isPart ? ' data-part=""' : ''}>${box}${inline(node)}</p>`;
  }

  function list({ ordered, start, spread, children }: List): string {
    const isLoose = spread === true || children.some((item) => item.spread);
    const items = children.map((item) => listItem(item, isLoose));
    const first = ordered && start !== 1 ? ` start="${start}"` : '';
    const name = ordered ? 'ol' : 'ul';
    return lines(`<${name}${first}>`, ...items, `</${name}>`);
  }

  /**
   * Shows a task as a character: a disabled checkbox has no name for a screen reader; the characters have one and
   * print as well. They stand in place of the bullets.
   */
  function listItem({ checked, children }: ListItem, isLoose: boolean): string {
    const isTask = typeof checked === 'boolean';
    const box = isTask ? (checked ? '☑' : '☐') : '';
    const shown = children.filter(({ type }) => type !== 'definition');
    let html = '';
    shown.forEach((child, index) => {
      const boxHere = index === 0 ? box : '';
      const isBare = child.type === 'paragraph' && !isLoose;
      if (index > 0 || !isBare) html += '\n';
      if (isBare) html += boxHere + inline(child);
      else html += child.type === 'paragraph' ? paragraph(child, boxHere) : write(child);
      if (!isBare && index === shown.length - 1) html += '\n';
    });
    return `<li${isTask ? ' data-task=""' : ''}>${html}</li>`;
  }

  /** Lets a wide table scroll in a frame that the keyboard can reach. */
  function table({ align, children: rows }: Table): string {
    const [head = '', ...body] = rows.map(({ children }, place) => {
      const name = place === 0 ? 'th' : 'td';
      const cells = (align ?? []).map((side, index) => {
        const cell = children[index];
        return `<${name}${side ? ` align="${side}"` : ''}>${cell ? inline(cell) : ''}</${name}>`;
      });
      return lines('<tr>', ...cells, '</tr>');
    });
    const rest = body.length > 0 ? lines('<tbody>', ...body, '</tbody>') : '';
    const html = lines('<table>', '<thead>', head, '</thead>', rest, '</table>');
    if (tableLabel === undefined) return html;
    return `<div role="region" aria-label="${encode(tableLabel)}" tabindex="0">${html}</div>`;
  }

  /**
   * Shows a link that leads nowhere, or to a place that the article does not have, as its words. Marks links out of
   * the site, and those whose words are their address, so that a printed page gives it only once.
   */
  function link(node: Link | LinkReference): string {
    const { url = '', title } = targetOf(node) ?? {};
    const words = inline(node);
    if (url.startsWith('#')) {
      const slug = slugOf(decoded(url));
      return places.has(slug) ? `<a href="#${ID_PREFIX}${slug}">${words}</a>` : words;
    }
    const href = sanitizeUri(url, LINK_SCHEME);
    if (href === '') return words;
    const external = WEB.test(href) ? ' rel="external noopener"' : '';
    const named = title ? ` title="${encode(title)}"` : '';
    const isBare = external && href.replace(WEB, '') === words.replace(WEB, '');
    return `<a href="${href}"${external}${named}${isBare ? ' data-bare=""' : ''}>${words}</a>`;
  }

  function targetOf(node: Link | LinkReference | Image | ImageReference) {
    return 'url' in node ? node : definitions.get(node.identifier);
  }
}

/** Keeps them apart from the ids of the page around. */
const ID_PREFIX = 'at-';

const WEB = /^(?:https?:)?\/\//i;

const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('\n');

/** Returns what references lead to, by their names: the first of each counts. */
function definitionsIn(root: Root): Map<string, Definition> {
  const found = nodesOf(root).filter((node) => node.type === 'definition');
  return new Map(found.reverse().map((definition) => [definition.identifier, definition]));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
