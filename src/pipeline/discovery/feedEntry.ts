import { articlePage } from '../../../content/articlePage';
import { news } from '../../../content/news';
import { renderMarkdown } from '../../lib/markdown';
import type { Article } from '../../news/article';
import { articleHead } from '../../news/articleHead';
import { articlePath } from '../../news/newsAddresses';
import { escapeHtml } from '../../lib/escapeHtml';
import { lastChange } from '../news/builtNews';

/** An article in a feed, in the shape of the package's own items. Title and description are plain text. */
export interface FeedEntry {
  readonly title: string;
  readonly id: string;
  readonly link: string;
  /** When the article last changed. */
  readonly date: Date;
  readonly published: Date;
  readonly description: string;
  readonly content: string;
}

/** Returns an article in full, with absolute addresses; undefined if it has no date to sort it by. */
export function toFeedEntry(article: Article, siteUrl: string): FeedEntry | undefined {
  const changed = lastChange(article);
  if (changed === undefined) return undefined;
  const link = siteUrl + articlePath(article.id);
  const html = withLineBreaks(renderMarkdown(article.content, { table: articlePage.table }));
  const head = articleHead(article, articlePage.articleHead, news.entry.untitled);
  return {
    title: removeInvalidXmlCharacters(article.title || news.entry.untitled),
    id: `${FEED_ID}/${encodeURIComponent(article.id)}`,
    link,
    date: new Date(changed),
    published: new Date(article.publishedAt ?? changed),
    description: removeInvalidXmlCharacters(head.description),
    content: removeInvalidXmlCharacters(absoluteLinks(html, link)),
  };
}

/** A long text that is not formatted leaves its line ends to the site's styles, which feed readers lack. */
function withLineBreaks(html: string): string {
  return html.replace(/<p data-part[^>]*>[^<]*/g, (part) =>
    part.replace(/\n$/, '').replaceAll('\n', '<br />'),
  );
}

/**
 * An id that survives a move of the site (RFC 4151), so that no feed reader shows an article twice. It
 * names the team's address of 2026: never change it, whatever the address is now.
 */
export const FEED_ID = 'tag:btwrobotics@gmail.com,2026:news';

/** Escapes an entry for RSS, where a description is HTML and a title is text. */
export function forRss(entry: FeedEntry): FeedEntry {
  return {
    ...entry,
    title: splitCdata(entry.title),
    description: escapeHtml(entry.description),
  };
}

/** Escapes an entry for Atom, where both are HTML, as the package writes it. */
export function forAtom(entry: FeedEntry): FeedEntry {
  return {
    ...entry,
    title: escapeHtml(entry.title),
    description: escapeHtml(entry.description),
  };
}

/** Splits the CDATA section at every `]]>` but the first, the only one that the package handles itself. */
function splitCdata(text: string): string {
  const [first = '', ...others] = text.split(']]>');
  const rest = others.join(']]]]><![CDATA[>');
  return others.length > 0 ? `${first}]]>${rest}` : first;
}

/**
 * Returns rendered Markdown with absolute addresses in its links, for readers that show it elsewhere;
 * those of its pictures are absolute already. `base` is the absolute address of the page that shows it.
 * An address that cannot be resolved is left as it is.
 */
function absoluteLinks(html: string, base: string): string {
  return html.replace(
    / href="([^"]*)"/g,
    (_, address: string) => ` href="${resolve(address, base)}"`,
  );
}

/** Leaves addresses with a scheme as the Markdown wrote them. */
function resolve(address: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !URL.canParse(address, base)) return address;
  return new URL(address, base).href;
}

/** Removes what XML forbids (w3.org/TR/xml, Char), such as most control characters and lone surrogates. */
function removeInvalidXmlCharacters(text: string): string {
  return text.replace(FORBIDDEN, '');
}

const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
