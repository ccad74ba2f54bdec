import { Feed } from 'feed';
import { feeds } from '../../../content/site';
import { team } from '../../../content/team';
import type { Article } from '../../news/article';
import { FEED_ID, forAtom, forRss, toFeedEntry } from './feedEntry';
import type { FeedEntry } from './feedEntry';

export const FEED_LENGTH = 50;

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
  return new Map(feeds.formats.map(({ kind, address }) => [address, write[kind](address)]));
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
