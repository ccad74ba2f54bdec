import type { NewsContent } from '../../../content/contentTypes';
import { Skeleton } from '../../components/Skeleton';
import type { Freshness } from '../../news/topicState';
import { NoNews } from './NoNews';

interface NoArticlesProps {
  readonly freshness: Freshness;
  readonly words: NewsContent['list'];
}

/** In place of a list without articles. "None" is said only when the database itself answered so. */
export function NoArticles({ freshness, words }: NoArticlesProps) {
  switch (freshness) {
    case 'live':
      return <NoNews text={words.empty} />;
    case 'loading':
    case 'snapshot':
      return <Skeleton kind="list" label={words.loading} />;
    case 'unreachable':
    case 'denied':
      return null;
  }
}
