import type { Article } from './article';

export interface FeedReader<T> {
  /** The database itself answered; called again after every change. */
  answered(value: T): void;
  /** The database cannot be reached now; the feed goes on trying. */
  unreachable(): void;
  /** The database refused, or cannot be used at all; the feed has given up on this reader. */
  denied(): void;
}

export type StopReading = () => void;

/** The live News, wherever it comes from: Firestore in the browser, a fake in tests. */
export interface NewsFeed {
  readList(reader: FeedReader<readonly Article[]>): StopReading;
  readArticle(id: string, reader: FeedReader<Article | 'missing'>): StopReading;
  /** Tries again at once instead of waiting for the next attempt. */
  reconnect(): void;
}
