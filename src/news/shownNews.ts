import type { Article } from './article';
import type { BuiltList } from './newsSources';
import type { Freshness, TopicState } from './topicState';

export interface ShownList {
  readonly articles: readonly Article[];
  readonly freshness: Freshness;
  /** True while there are more articles than these. */
  readonly isPart: boolean;
}

/** What an article's page draws; 'missing' only when the database itself said so. */
export interface ShownArticle {
  readonly article: Article | 'missing' | undefined;
  readonly freshness: Freshness;
}

/** Returns what the News page draws of a list. */
export const toNewsList = ({ value, freshness }: TopicState<Partial<BuiltList>>): ShownList => ({
  articles: value?.articles ?? [],
  freshness,
  isPart: value?.hasMoreArticles ?? false,
});

/** Returns what an article's page draws of it. */
export const toNewsArticle = ({
  value,
  freshness,
}: TopicState<Article | 'missing'>): ShownArticle => ({
  article: value,
  freshness,
});
