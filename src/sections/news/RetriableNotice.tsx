import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { NewsNoticesContent } from '../../../content/contentTypes';
import { mainId } from '../../lib/mainId';
import { takeFocus } from '../../lib/takeFocus';
import { useNewsRetry } from '../../news/useNews';
import { color, motion } from '../../theme/read';

export type RetriableNoticeProps = NewsNoticesContent['unreachable'] &
  Pick<NewsNoticesContent, 'retrying'> & {
    /** What readers see in place of the live News. */
    readonly shown: string;
    /** Called when the reader tries again. */
    readonly onTry: () => void;
  };

/** How long an attempt is shown at least: one that fails at once must be seen to have been made. */
export const SHORTEST_TRY_MS = 1000;

/**
 * A notice with a button that requests the News again, and shows that it is trying until the attempt is over. To be
 * read out, it needs an element with `role="status"` around it, which must be on the page first.
 */
export function RetriableNotice(props: RetriableNoticeProps) {
  const { text, shown, action, retrying, onTry } = props;
  const retry = useNewsRetry();
  const line = useRef<HTMLParagraphElement>(null);
  useReturnFocus(line);
  const [tries, setTries] = useState(0);

  async function tryAgain() {
    onTry();
    setTries((count) => count + 1);
    await Promise.all([retry(), new Promise((seen) => setTimeout(seen, SHORTEST_TRY_MS))]);
    setTries((count) => count - 1);
  }

  return (
    <Line ref={line}>
      <span>{text}</span> {shown}{' '}
      <Retry type="button" onClick={() => void tryAgain()}>
        {tries > 0 ? retrying : action}
      </Retry>
    </Line>
  );
}

/**
 * Returns the focus to where it came from when the part that has it unmounts, or else moves it to the page's
 * heading.
 */
function useReturnFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const { pathname } = location;
    let origin: HTMLElement | undefined;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget))
        origin = relatedTarget;
    };
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
      // After a navigation, the next page sets the focus.
      if (location.pathname !== pathname || !element?.contains(document.activeElement)) return;
      const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
      const next = origin?.isConnected ? origin : heading;
      if (next) takeFocus(next);
    };
  }, [part]);
}

const Line = styled.p`
  color: ${color('inkSoft')};
`;

/** Large enough for a finger, 24 px, without moving the lines around it. */
const Retry = styled.button`
  margin-block: -0.3em;
  padding: 0.3em 0;
  color: ${color('ink')};
  text-decoration: underline;
  text-decoration-color: ${color('signal')};
  text-decoration-thickness: 0.14em;
  text-underline-offset: 0.25em;
  ${motion('respond')}

  &:hover {
    color: ${color('accent')};
  }
`;
