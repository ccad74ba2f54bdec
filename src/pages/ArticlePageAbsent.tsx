import { articlePage } from '../../content/articlePage';
import { ArticleAbsent } from '../sections/news/ArticleAbsent';

interface ArticlePageAbsentProps {
  /** Whether the database has no such article, or could not be reached. */
  readonly reason: 'missing' | 'couldNotCheck';
}

/** Replaces an article that is not there. */
export function ArticlePageAbsent({ reason }: ArticlePageAbsentProps) {
  return <ArticleAbsent {...articlePage[reason]} />;
}
