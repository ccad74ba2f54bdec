import type { FeedReader, NewsFeed, StopReading } from './newsFeed';

export interface TopicSource<T> {
  /** What the page was made from. */
  readonly initial?: T;
  /**
   * Returns what has become known elsewhere since the database last answered here; called when a first
   * reader comes.
   */
  readonly known?: () => T | undefined;
  /** Fetches what the build wrote; a failure is ignored. */
  readonly loadFile?: () => Promise<T | undefined> | undefined;
  readonly loadFeed?: () => Promise<NewsFeed>;
  /** Called when a reader is told that the database does not answer. */
  readonly onSilence?: () => void;
  read(feed: NewsFeed, reader: FeedReader<T>): StopReading;
}
