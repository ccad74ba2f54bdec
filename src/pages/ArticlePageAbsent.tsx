import { articleAbsent } from '../../content/articleAbsent';
import type { NewsArticle } from '../news/shownNews';
import { isAwaited } from '../news/topicState';
import { ArticleAbsent } from '../sections/news/ArticleAbsent';
import { ArticleLoading } from '../sections/news/ArticleLoading';

/** Replaces an article that is still loading, that the database does not have, or could not be asked for. */
export function ArticlePageAbsent({ article, freshness }: NewsArticle) {
  if (article === 'missing') return <ArticleAbsent {...articleAbsent.missing} />;
  if (isAwaited(freshness)) return <ArticleLoading {...articleAbsent.loading} />;
  return <ArticleAbsent {...articleAbsent.couldNotCheck} />;
}
