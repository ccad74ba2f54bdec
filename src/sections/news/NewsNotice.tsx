import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { Notice } from '../../components/Notice';
import type { Freshness } from '../../news/newsTopic';
import { useNewsRetry } from '../../news/useNews';
import { layer, size, space } from '../../theme/read';

interface NewsNoticeProps {
  readonly freshness: Freshness;
  readonly words: NewsContent['notices'];
}

/** Says that the live News cannot be had. It lies over the page's lower edge, so that nothing moves. */
export function NewsNotice({ freshness, words }: NewsNoticeProps) {
  const retry = useNewsRetry();
  switch (freshness) {
    case 'unreachable':
    case 'denied': {
      const { text, action } = words[freshness];
      return (
        <Place>
          <Notice action={{ label: action, onPress: retry }}>{text}</Notice>
        </Place>
      );
    }
    case 'loading':
    case 'snapshot':
    case 'live':
      return null;
  }
}

const Place = styled.div`
  position: fixed;
  right: ${space('gutter')};
  bottom: ${space('m')};
  left: ${space('gutter')};
  z-index: ${layer('above')};
  max-width: ${size('measure')};
`;
