import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { Skeleton } from '../../components/Skeleton';
import type { Freshness } from '../../news/freshness';
import { type } from '../../theme/read';

interface NoArticlesProps {
  readonly freshness: Freshness;
  readonly words: NewsContent['list'];
}

/** Replaces a list without articles. Says "none" only when the database itself has answered so. */
export function NoArticles({ freshness, words }: NoArticlesProps) {
  switch (freshness) {
    case 'live':
      return <None>{words.empty}</None>;
    case 'loading':
    case 'snapshot':
      return <Skeleton kind="list" label={words.loading} />;
    case 'unreachable':
    case 'denied':
      return null;
  }
}

const None = styled.p`
  ${type('lede')}
`;
