import { articleAbsent } from '../../content/articleAbsent';
import { articleLoading } from '../../content/articleLoading';
import { ArticleAbsent } from '../sections/news/ArticleAbsent';
import { ArticleLoading } from '../sections/news/ArticleLoading';

interface ArticlePageAbsentProps {
  /** Whether it is still loading, the database has no such article, or could not be reached. */
  readonly reason: 'loading' | 'missing' | 'couldNotCheck';
}

/** Replaces an article that is not there. */
export function ArticlePageAbsent({ reason }: ArticlePageAbsentProps) {
  return reason === 'loading' ? (
    <ArticleLoading {...articleLoading} />
  ) : (
    <ArticleAbsent {...articleAbsent[reason]} />
  );
}
