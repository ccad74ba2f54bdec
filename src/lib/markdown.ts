import { micromark } from 'micromark';
import {
  gfmAutolinkLiteral,
  gfmAutolinkLiteralHtml,
} from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { gfmTaskListItem, gfmTaskListItemHtml } from 'micromark-extension-gfm-task-list-item';
import { slugOf, uniqueSlugs } from './headingIds';
import { escapeHtml, unescapeHtml } from './html';
import { exceedsMarkdownLimits, mayFindAddresses } from './markdownLimits';
import { renderPlainText } from './plainText';
import { PICTURE_ID, storedPictureHtml } from './storedPicture';

export interface MarkdownLabels {
  /** Accessible name of a table that scrolls sideways. */
  readonly table: string;
}

/**
 * Renders an article to safe HTML. Raw HTML in it is shown as text, dangerous addresses are
 * dropped (micromark's defaults), and text that is too much to parse comes out as plain paragraphs.
 */
export function renderMarkdown(markdown: string, labels: MarkdownLabels): string {
  if (exceedsMarkdownLimits(markdown)) return renderPlainText(markdown);
  const html = toHtml(markdown);
  const linked = linkHeadings(nestHeadings(html));
  return letTablesScroll(markExternalLinks(keepSafePictures(linked)), labels);
}

/**
 * Renders the start of an article for the list: the same text without links, pictures, headings or rules. If
 * nothing but pictures is left, their descriptions come first.
 */
export function renderPreview(markdown: string): string {
  if (exceedsMarkdownLimits(markdown)) return renderPlainText(markdown);
  const html = toHtml(markdown);
  const text = html
    .replace(/<\/?a\b[^>]*>|<img\b[^>]*>|<hr \/>/g, '')
    .replace(/<p>\s*<\/p>\n?/g, '')
    .replace(/<(\/?)h[1-6]\b[^>]*>/g, '<$1p>');
  return /[\p{L}\p{N}]/u.test(text.replace(/<[^>]*>/g, '')) ? text : wordsOfPictures(html) + text;
}

function wordsOfPictures(html: string): string {
  const words = Array.from(html.matchAll(/<img src="[^"]*" alt="([^"]+)"/g), ([, alt]) => alt);
  return words.map((alt) => `<p>${alt}</p>\n`).join('');
}

/*
 * What follows edits micromark's own output, in which every `<`, `>` and `"` that an editor typed
 * is already escaped: a tag found by these patterns is one that micromark wrote.
 */

function toHtml(markdown: string): string {
  const extensions = mayFindAddresses(markdown) ? [...MARKS, gfmAutolinkLiteral()] : MARKS;
  const text = markdown.replace(STORED_PICTURE, `](${LET_THROUGH}`);
  const html = micromark(text, { extensions, htmlExtensions });
  return dropDeadLinks(showTasks(html)).replaceAll(LET_THROUGH, 'picture:');
}

/** The address of a picture that the team keeps itself, and what stands for it: micromark takes only https. */
const STORED_PICTURE = new RegExp(`\\]\\(picture:(?=${PICTURE_ID.source}[\\s)])`, 'g');
const LET_THROUGH = 'https://picture.invalid/';

/**
 * With addresses that are not marked as links, GitHub's Markdown without footnotes, which would add headings
 * and words of their own.
 */
const MARKS = [gfmStrikethrough(), gfmTable(), gfmTaskListItem()];
const htmlExtensions = [
  gfmAutolinkLiteralHtml(),
  gfmStrikethroughHtml(),
  gfmTableHtml(),
  gfmTaskListItemHtml(),
];

/** Replaces a link that leads nowhere with its text: micromark empties a dangerous address, and a picture is no page. */
function dropDeadLinks(html: string): string {
  return html.replace(/<a href="(?:https:\/\/picture\.invalid\/[^"]*)?"[^>]*>([^]*?)<\/a>/g, '$1');
}

/**
 * Shows tasks as characters: a disabled checkbox has no name for a screen reader; the characters have one and print
 * as well. They stand in place of the bullets.
 */
function showTasks(html: string): string {
  return html.replace(
    /<li>(\s*(?:<p>)?)<input type="checkbox"([^>]*)>/g,
    (_, between: string, attributes: string) =>
      `<li data-task="">${between}${attributes.includes('checked') ? '☑' : '☐'}`,
  );
}

/** Changes the heading levels that an article uses to h2, h3 … without gaps, below the page's own h1. */
function nestHeadings(html: string): string {
  const levels = [
    ...new Set(Array.from(html.matchAll(/<h([1-6])\b/g), ([, level]) => level)),
  ].sort();
  return html.replace(
    /<(\/?)h([1-6])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(levels.indexOf(level) + 2, 6)}`,
  );
}

/** Gives headings ids for the links within the article; such a link to anything else is shown as its words. */
function linkHeadings(html: string): string {
  const headings = Array.from(html.matchAll(HEADING), ([, , words = '']) => words);
  const slugs = uniqueSlugs(headings.map((words) => unescapeHtml(words.replace(/<[^>]*>/g, ''))));
  let index = 0;
  return html
    .replace(HEADING, (_, level: string, words: string) => {
      return `<h${level} id="${ID_PREFIX}${slugs[index++]}">${words}</h${level}>`;
    })
    .replace(/<a href="#([^"]*)"[^>]*>([^]*?)<\/a>/g, (_, place: string, words: string) => {
      const slug = slugOf(decoded(unescapeHtml(place)));
      return slugs.includes(slug) ? `<a href="#${ID_PREFIX}${slug}">${words}</a>` : words;
    });
}

const HEADING = /<h([1-6])>([^]*?)<\/h\1>/g;

/** Keeps them apart from the ids of the page around. */
const ID_PREFIX = 'at-';

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function keepSafePictures(html: string): string {
  return html.replace(
    /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g,
    (_, address: string, alt: string) =>
      /^https:\/\//i.test(address)
        ? `<img src="${address}" alt="${alt}" loading="lazy" decoding="async" referrerpolicy="no-referrer" />`
        : (storedPictureHtml(address.replace(/^picture:/, ''), alt) ?? alt),
  );
}

/** Also marks those whose text is their address, so that a printed page gives it only once. */
function markExternalLinks(html: string): string {
  return html
    .replace(/<a href="((?:https?:)?\/\/[^"]*)"/gi, '<a href="$1" rel="external noopener"')
    .replace(
      /(<a href="(?:https?:)?\/\/([^"]*)"[^>]*)(>(?:(?:https?:)?\/\/)?\2<\/a>)/gi,
      '$1 data-bare=""$3',
    );
}

/** Lets a wide table scroll in a frame that the keyboard can reach. */
function letTablesScroll(html: string, labels: MarkdownLabels): string {
  return html
    .replaceAll(
      '<table>',
      `<div role="region" aria-label="${escapeHtml(labels.table)}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
}
