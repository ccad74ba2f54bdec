import { articleLoading } from '../../content/articleLoading';
import { ArticleLoading } from '../sections/news/ArticleLoading';

/** In place of an article that may come. */
export function ArticlePageLoading() {
  return <ArticleLoading {...articleLoading} />;
}
