import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { useIsPainted } from '../../lib/useIsPainted';
import type { Freshness } from '../../news/topicState';
import { layer, onSheet, size, space } from '../../theme/read';
import { RetriableNotice } from './RetriableNotice';

interface NewsNoticeProps {
  readonly freshness: Freshness;
  readonly words: NewsContent['notices'];
}

/** Says that the live News cannot be had. It lies over the page's lower edge, so that nothing moves. */
export function NewsNotice({ freshness, words }: NewsNoticeProps) {
  const isPainted = useIsPainted();
  return <Place role="status">{isPainted && draw(freshness, words)}</Place>;
}

function draw(freshness: Freshness, words: NewsNoticeProps['words']) {
  switch (freshness) {
    case 'unreachable':
    case 'denied':
      return <RetriableNotice {...words[freshness]} retrying={words.retrying} />;
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
  left: max(${space('gutter')}, (100vw - ${size('page')}) / 2);
  z-index: ${layer('above')};
  max-width: ${size('measure')};

  /* What gets the focus is not hidden behind it. */
  html:has(&:not(:empty)) {
    scroll-padding-bottom: 9rem;
  }

  ${onSheet} {
    display: none;
  }
`;
