import { articlePage } from '../../content/articlePage';
import { ArticleAbsent } from '../sections/news/ArticleAbsent';

interface ArticlePageAbsentProps {
  /** The database said that there is no such article, or it could not be asked. */
  readonly reason: 'missing' | 'couldNotCheck';
}

/** In place of an article that is not there. */
export function ArticlePageAbsent({ reason }: ArticlePageAbsentProps) {
  return <ArticleAbsent {...articlePage[reason]} />;
}
