import { articleLoading } from '../../content/articleLoading';
import { ArticleLoading } from '../sections/news/ArticleLoading';

/** Replaces an article that is loading. */
export function ArticlePageLoading() {
  return <ArticleLoading {...articleLoading} />;
}
