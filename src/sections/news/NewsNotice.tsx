import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { Notice } from '../../components/Notice';
import { ANSWER_DEADLINE_MS } from '../../news/newsTopic';
import type { Freshness } from '../../news/topicState';
import { useNewsRetry } from '../../news/useNews';
import { layer, size, space } from '../../theme/read';

interface NewsNoticeProps {
  readonly freshness: Freshness;
  readonly words: NewsContent['notices'];
}

/** Says that the live News cannot be had. It lies over the page's lower edge, so that nothing moves. */
export function NewsNotice({ freshness, words }: NewsNoticeProps) {
  switch (freshness) {
    case 'unreachable':
    case 'denied':
      return (
        <Place>
          <Retriable {...words[freshness]} retrying={words.retrying} />
        </Place>
      );
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
    <Notice action={{ label: isTrying ? retrying : action, onPress: tryAgain }}>{text}</Notice>
  );
}

const Place = styled.div`
  position: fixed;
  right: ${space('gutter')};
  bottom: ${space('m')};
  left: ${space('gutter')};
  z-index: ${layer('above')};
  max-width: ${size('measure')};
`;
