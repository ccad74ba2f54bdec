import { articlePage } from '../../content/articlePage';
import { news } from '../../content/news';
import { team } from '../../content/team';
import { renderMarkdown } from '../lib/markdown';
import type { Article } from '../news/article';
import { articleHead } from '../news/articleHead';
import { articlePath } from '../news/articlePath';
import { absoluteLinks } from './absoluteLinks';
import { escapeHtml } from '../lib/escapeHtml';
import { lastChange } from './lastChange';
import { xmlCharacters } from './xmlCharacters';

/** An article in a feed, in the form of the package's own entries. Title and description are plain text. */
export interface FeedEntry {
  readonly title: string;
  readonly id: string;
  readonly link: string;
  /** Of the last change. */
  readonly date: Date;
  readonly published: Date;
  readonly description: string;
  readonly content: string;
}

/** An article in full, with full addresses; undefined for one without any date, which no reader could place. */
export function toFeedEntry(article: Article, siteUrl: string): FeedEntry | undefined {
  const changed = lastChange(article);
  if (changed === undefined) return undefined;
  const link = siteUrl + articlePath(article.id);
  const html = renderMarkdown(article.content, { table: articlePage.table });
  const head = articleHead(article, articlePage.articleHead, news.entry.untitled);
  return {
    title: xmlCharacters(article.title || news.entry.untitled),
    id: `${FEED_ID}/${encodeURIComponent(article.id)}`,
    link,
    date: new Date(changed),
    published: new Date(article.publishedAt ?? changed),
    description: xmlCharacters(head.description),
    content: xmlCharacters(absoluteLinks(html, link)),
  };
}

/** A name that stays when the site moves to another address (RFC 4151), so that no reader shows an article twice. */
export const FEED_ID = `tag:${team.email},2026:news`;

/** In RSS a description is HTML, and a title is text. */
export function forRss(entry: FeedEntry): FeedEntry {
  return {
    ...entry,
    title: splitCdata(entry.title),
    description: escapeHtml(entry.description),
  };
}

/** In Atom, as the package writes it, both are HTML. */
export function forAtom(entry: FeedEntry): FeedEntry {
  return {
    ...entry,
    title: escapeHtml(entry.title),
    description: escapeHtml(entry.description),
  };
}

/** The package ends a CDATA section safely at the first `]]>` of a text only; this sees to the others. */
function splitCdata(text: string): string {
  const [first = '', ...others] = text.split(']]>');
  const rest = others.join(']]]]><![CDATA[>');
  return others.length > 0 ? `${first}]]>${rest}` : first;
}
