import { createContext } from 'react';
import type { Article } from './article';
import type { Neighbors } from './sortArticles';
import type { MarkdownRenderer } from '../markdown/trustedMarkdown';

/** Where the pages' News comes from. */
export interface NewsSources {
  readonly snapshot: NewsSnapshot;
  readonly renderer: MarkdownRenderer;
  readonly files?: NewsFiles;
  readonly loadFeed?: () => Promise<NewsFeed>;
  /** Whether nobody sees the page: nothing is asked then. */
  readonly isHidden?: () => boolean;
  /** Calls back whenever the database may be reachable again, or the page is seen again. */
  readonly onReturn?: (retry: () => void) => void;
}

/** Hands the sources to the pages. What is made of them is loaded with the first page that shows News. */
export const NewsContext = createContext<NewsSources | undefined>(undefined);

/** The News that a page was prerendered from, which is embedded in the page. */
export interface NewsSnapshot {
  /** The newest articles, each cut to what its preview needs. */
  readonly articles?: readonly Article[];
  readonly hasMoreArticles?: boolean;
  /** The newest article without its text, on a page that shows no other; empty when there is none. */
  readonly newest?: readonly Article[];
  /** When the list was copied from the database, in milliseconds since 1970. */
  readonly copiedAt?: number;
  readonly article?: Article;
  readonly neighbors?: Neighbors;
  /** True for the page that stands in for an article newer than the build, for which there is no file. */
  readonly isShell?: boolean;
}

/** The list as the build writes it: its newest articles, which may be all. */
export type BuiltList = Required<Pick<NewsSnapshot, 'articles' | 'hasMoreArticles'>> &
  Pick<NewsSnapshot, 'copiedAt'>;

export interface BuiltArticle extends Article {
  readonly neighbors?: Neighbors;
}

/**
 * The News as files of the build, for visitors who arrive by a click. Each method gives undefined if
 * there is no file.
 */
export interface NewsFiles {
  loadList(): Promise<BuiltList | undefined>;
  loadArticle(id: string): Promise<BuiltArticle | undefined>;
}

/** The live News, wherever it comes from: Firestore in the browser, a fake in tests. */
export interface NewsFeed {
  readList(reader: FeedReader<readonly Article[]>): StopReading;
  readArticle(id: string, reader: FeedReader<Article | 'missing'>): StopReading;
  /** Tries again at once instead of waiting for the next attempt. */
  reconnect(): void;
}

export interface FeedReader<T> {
  /** The database itself answered; called again after every change. */
  answered(value: T): void;
  /** The database cannot be reached now; the feed goes on trying. */
  unreachable(): void;
  /** The database refused, or cannot be used at all; the feed has given up on this reader. */
  denied(): void;
}

export type StopReading = () => void;
