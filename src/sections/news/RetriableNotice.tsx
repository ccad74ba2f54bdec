import { useEffect, useRef, useState } from 'react';
import type { NewsContent } from '../../../content/contentTypes';
import { Notice } from '../../components/Notice';
import { ANSWER_DEADLINE_MS } from '../../news/newsTopic';
import { useNewsRetry } from '../../news/useNews';
import { usePassFocusOn } from './usePassFocusOn';

type RetriableNoticeProps = NewsContent['notices']['unreachable'] & { readonly retrying: string };

/** A notice with a way to ask for the News again. Its button says that it was heard, for as long as an answer may take. */
export function RetriableNotice({ text, action, retrying }: RetriableNoticeProps) {
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
