import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { NewsNoticesContent } from '../../../content/contentTypes';
import { Notice } from '../../components/Notice';
import { ANSWER_DEADLINE_MS } from '../../news/createTopic';
import { useNewsRetry } from '../../news/useNews';
import { color, motion, size, space } from '../../theme/read';
import { ToolIcon } from './ToolIcon';
import { useReturnFocus } from './useReturnFocus';

type Words = NewsNoticesContent;
type RetriableNoticeProps = Words['unreachable'] &
  Pick<Words, 'retrying' | 'hide'> & { readonly onHide: (() => void) | undefined };

/**
 * A notice with a button that requests the News again, and one that hides the notice where that is possible.
 * The retry button shows that it is trying for as long as an answer may take.
 */
export function RetriableNotice({ text, action, retrying, hide, onHide }: RetriableNoticeProps) {
  const retry = useNewsRetry();
  const frame = useRef<HTMLDivElement>(null);
  useReturnFocus(frame);
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
    <Frame ref={frame}>
      <Notice action={{ label: isTrying ? retrying : action, onPress: tryAgain }}>{text}</Notice>
      {onHide && (
        <Hide type="button" aria-label={hide} onClick={onHide}>
          <ToolIcon name="clear" />
        </Hide>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;

  & > :first-child {
    padding-right: min(${size('target')} + ${space('m')}, 20vw);
  }
`;

const Hide = styled.button`
  position: absolute;
  top: ${space('xs')};
  right: min(${space('xs')}, 1vw);
  display: grid;
  place-items: center;
  width: ${size('target')};
  height: ${size('target')};
  color: ${color('onNight')};
  ${motion('respond')}

  &:hover {
    color: ${color('signal')};
  }
`;
