import { Feed } from 'feed';
import { articlePage } from '../../../content/article';
import { feeds } from '../../../content/site';
import { news } from '../../../content/news';
import { team } from '../../../content/team';
import { escapeHtml } from '../../lib/html';
import { renderMarkdown } from '../../markdown/renderMarkdown';
import type { Article } from '../../news/article';
import { articlePath } from '../../news/newsAddresses';
import { lastChange } from '../news/builtNews';

const FEED_LENGTH = 50;

type Kind = (typeof feeds.formats)[number]['kind'];

/** The media type of each feed, with which firebase.json serves it. */
export const feedTypes: Record<Kind, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

interface FeedSource {
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly siteUrl: string;
}

/** Returns the newest articles as RSS 2.0, Atom and JSON Feed 1.1: the text of each feed, by its path. */
export function serializeFeeds({ articles, siteUrl }: FeedSource): Map<string, string> {
  const entries = articles
    .slice(0, FEED_LENGTH)
    .flatMap((article) => toFeedEntry(article, siteUrl) ?? []);
  const write: Record<Kind, (address: string) => string> = {
    rss: (address) => feedOf(entries.map(forRss), siteUrl, address).rss2(),
    atom: (address) => feedOf(entries.map(forAtom), siteUrl, address).atom1(),
    json: (address) => jsonFeed(feedOf(entries, siteUrl, address).json1()),
  };
  // Markdown may write a form feed as `&#12;`, which XML forbids.
  return new Map(
    feeds.formats.map(({ kind, address }) => [address, write[kind](address).replace(/\f/g, ' ')]),
  );
}

function feedOf(entries: readonly FeedEntry[], siteUrl: string, address: string): Feed {
  const feed = new Feed({
    id: FEED_ID,
    title: feeds.title,
    description: feeds.description,
    link: `${siteUrl}/news`,
    feed: siteUrl + address,
    feedLinks: { json: siteUrl + address },
    language: 'en-us',
    generator: false,
    author: { name: team.fullName, link: `${siteUrl}/` },
    // The same News gives the same feed, whenever it is built.
    updated: new Date(Math.max(0, ...entries.map(({ date }) => date.getTime()))),
  });
  entries.forEach((entry) => feed.addItem({ ...entry }));
  return feed;
}

/** Upgrades the package's version 1, which has only one author, to 1.1 (jsonfeed.org/version/1.1). */
function jsonFeed(version1: string): string {
  const { author, ...feed } = JSON.parse(version1) as Record<string, unknown>;
  const version = 'https://jsonfeed.org/version/1.1';
  return JSON.stringify({ ...feed, version, language: 'en-US', authors: [author] });
}

/** An article in a feed, in the shape of the package's own items. Title and description are plain text. */
type FeedEntry = NonNullable<ReturnType<typeof toFeedEntry>>;

/** Returns an article in full, with absolute addresses; undefined if it has no date to sort it by. */
function toFeedEntry(article: Article, siteUrl: string) {
  const changed = lastChange(article);
  if (changed === undefined) return undefined;
  const link = siteUrl + articlePath(article.id);
  const html = withLineBreaks(renderMarkdown(article.content, articlePage.table));
  return {
    title: article.title || news.entry.untitled,
    id: `${FEED_ID}/${encodeURIComponent(article.id)}`,
    link,
    date: new Date(changed),
    published: new Date(article.publishedAt ?? changed),
    description: article.description ?? '',
    content: absoluteLinks(html, link),
  };
}

/**
 * An id that survives a move of the site (RFC 4151), so that no feed reader shows an article twice. It
 * names the team's address of 2026: never change it, whatever the address is now.
 */
const FEED_ID = 'tag:btwrobotics@gmail.com,2026:news';

/** A text that is not formatted leaves its line ends to the site's styles, which feed readers lack. */
function withLineBreaks(html: string): string {
  return html.replace(/<p data-part[^>]*>[^<]*/g, (part) =>
    part.trimEnd().replaceAll('\n', '<br />'),
  );
}

/** Escapes an entry for RSS, where a description is HTML and a title is text. */
function forRss(entry: FeedEntry): FeedEntry {
  let ends = 0;
  // The package itself splits its CDATA section at the first `]]>`, and only there.
  const title = entry.title.replaceAll(']]>', (end) => (ends++ ? ']]]]><![CDATA[>' : end));
  return { ...entry, title, description: escapeHtml(entry.description) };
}

/** Escapes an entry for Atom, where both are HTML, as the package writes it. */
function forAtom(entry: FeedEntry): FeedEntry {
  return { ...entry, title: escapeHtml(entry.title), description: escapeHtml(entry.description) };
}

/**
 * Returns rendered Markdown with absolute addresses in its links and pictures, for readers that show it
 * elsewhere; of a picture, the file that all of them know. `base` is the absolute address of the page that
 * shows it. An address that cannot be resolved is left as it is.
 */
function absoluteLinks(html: string, base: string): string {
  return html
    .replace(/<\/?picture>|<source [^>]*>/g, '')
    .replace(
      / (href|src)="([^"]*)"/g,
      (_, name: string, address: string) => ` ${name}="${resolve(address, base)}"`,
    );
}

/** Leaves addresses with a scheme as the Markdown wrote them. */
function resolve(address: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !URL.canParse(address, base)) return address;
  return new URL(address, base).href;
}
