import type { Article } from './article';
import type { MarkdownRenderer } from './markdownRenderer';
import type { Neighbors } from './neighbors';
import type { NewsFeed } from './newsFeed';

/** The News that a page was prerendered from, which is embedded in the page. */
export interface NewsSnapshot {
  /** The newest articles, each cut to what its preview needs. */
  readonly articles?: readonly Article[];
  readonly hasMoreArticles?: boolean;
  readonly article?: Article;
  readonly neighbors?: Neighbors;
  /** True for the page that stands in for an article newer than the build, for which there is no file. */
  readonly isShell?: boolean;
}

/** The list as the build writes it: its newest articles, which may be all. */
export type BuiltList = Required<Pick<NewsSnapshot, 'articles' | 'hasMoreArticles'>>;

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

export interface NewsSources {
  readonly snapshot: NewsSnapshot;
  readonly renderer: MarkdownRenderer;
  readonly files?: NewsFiles;
  readonly loadFeed?: () => Promise<NewsFeed>;
  /** Calls back whenever the database may be reachable again. */
  readonly onReturn?: (retry: () => void) => void;
}
