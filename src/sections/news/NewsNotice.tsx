import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { Notice } from '../../components/Notice';
import { useIsPainted } from '../../lib/useIsPainted';
import { ANSWER_DEADLINE_MS } from '../../news/newsTopic';
import type { Freshness } from '../../news/topicState';
import { useNewsRetry } from '../../news/useNews';
import { layer, onSheet, size, space } from '../../theme/read';
import { usePassFocusOn } from './usePassFocusOn';

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
      return <Retriable {...words[freshness]} retrying={words.retrying} />;
    case 'loading':
    case 'snapshot':
    case 'live':
      return null;
  }
}

type RetriableProps = NewsContent['notices']['unreachable'] & { readonly retrying: string };

/** The button says that it was heard, for as long as an answer may take. */
function Retriable({ text, action, retrying }: RetriableProps) {
  const retry = useNewsRetry();
  const line = useRef<HTMLDivElement>(null);
  usePassFocusOn(line);
  const [isTrying, setIsTrying] = useState(false);
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setTimeout(() => setIsTrying(false), ANSWER_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [isTrying]);

  function tryAgain() {
    setIsTrying(true);
    retry();
  }
  return (
    <Notice ref={line} action={{ label: isTrying ? retrying : action, onPress: tryAgain }}>
      {text}
    </Notice>
  );
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
