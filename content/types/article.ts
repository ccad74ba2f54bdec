import type { InlineText, Link, PlainText } from './basics';

/** In place of an article: what is the matter, and the way back. */
export interface ArticleMessage {
  title: PlainText;
  text: InlineText;
  link: Link;
}

export interface ArticlePageContent {
  /** The description is for an article without a text; others have their own first lines. */
  articleHead: {
    title: (article: string) => PlainText;
    description: (article: string) => PlainText;
  };
  emptyText: PlainText;
  table: PlainText;
  back: Link;
  facts: { readingTime: (minutes: number) => PlainText; tooLong: PlainText };
  /** Said when an editor changes or deletes the article while it is read. */
  changes: Record<'updated' | 'removed', PlainText>;
  neighbors: { label: PlainText; newer: PlainText; older: PlainText };
  share: {
    label: PlainText;
    share: PlainText;
    copy: PlainText;
    copied: PlainText;
    failed: PlainText;
  };
  /** Above the newest articles, below the words for a missing one. */
  newest: PlainText;
  /**
   * Until the database has answered: at the address of an article that is newer than the site, or that is
   * not there. Without script nothing can ask the database.
   */
  loading: { label: PlainText; needsScript: ArticleMessage };
  /** The database said that there is no such article. */
  missing: ArticleMessage;
  /** The database could not be asked. */
  couldNotCheck: ArticleMessage;
}
