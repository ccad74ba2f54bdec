import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { NewsNoticesContent } from '../../../content/types/news';
import { shortDateTime } from '../../lib/dates';
import { mainId } from '../../lib/mainId';
import { takeFocus } from '../../lib/takeFocus';
import { afterPaint, useIsPainted } from '../../lib/waiting';
import { isUnavailable } from '../../news/freshness';
import type { Freshness } from '../../news/freshness';
import { useNewsRetry } from '../../news/useNews';
import { accentedOnHover } from '../../theme/phrases';
import { notPrinted } from '../../theme/media';
import { color, type } from '../../theme/read';

interface NewsNoticeProps {
  readonly freshness: Freshness;
  /** When the shown copy of the News was made, in milliseconds since 1970; undefined if nobody has noted it. */
  readonly copiedAt?: number;
  readonly timeZone: string;
  readonly words: NewsNoticesContent;
}

/** The trouble that was last read out: it is not said again on every page. */
let told: Freshness | undefined;

/**
 * Says that the live News is not available, and what is shown instead. Where it stands, its room is always kept free
 * (theme/phrases.ts), so nothing moves and nothing is covered. Read out once, until the News has been live, the
 * trouble is another or the reader tries again.
 */
export function NewsNotice({ freshness, copiedAt, timeZone, words }: NewsNoticeProps) {
  const isShown = useIsPainted() && isUnavailable(freshness);
  const [toldBefore, setToldBefore] = useState(told);
  if (freshness === 'live' && toldBefore) setToldBefore(undefined);
  useEffect(() => {
    if (isShown || freshness === 'live') told = isShown ? freshness : undefined;
  }, [isShown, freshness]);
  const shown =
    copiedAt === undefined ? words.mayBeOld : words.asOf(shortDateTime(copiedAt, timeZone));
  return (
    // Otherwise all of the notice would be read again whenever its button says something else. What comes of a new
    // try is said, wherever the trouble was said before.
    <Place role={freshness === toldBefore ? undefined : 'status'} aria-atomic="false">
      {isShown && isUnavailable(freshness) && (
        <RetriableNotice
          {...words[freshness]}
          retrying={words.retrying}
          shown={shown}
          onTry={() => setToldBefore(undefined)}
        />
      )}
    </Place>
  );
}

type RetriableNoticeProps = NewsNoticesContent['unreachable'] &
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
function RetriableNotice(props: RetriableNoticeProps) {
  const { text, shown, action, retrying, onTry } = props;
  const retry = useNewsRetry();
  const line = useRef<HTMLParagraphElement>(null);
  useFocusPassedOn(line);
  const [isTrying, setIsTrying] = useState(false);

  async function tryAgain() {
    if (isTrying) return;
    onTry();
    setIsTrying(true);
    await Promise.all([retry(), new Promise((seen) => setTimeout(seen, SHORTEST_TRY_MS))]);
    setIsTrying(false);
  }

  return (
    <Line ref={line}>
      <span>{text}</span> {shown}{' '}
      <Retry type="button" onClick={() => void tryAgain()}>
        {isTrying ? retrying : action}
      </Retry>
    </Line>
  );
}

/**
 * When the part that has the focus is gone, moves it to the heading of what has come instead, which also says what
 * that is. After a navigation, the next page sets the focus.
 */
function useFocusPassedOn(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const { pathname } = location;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      void afterPaint().then(() => {
        const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
        const isLost = location.pathname === pathname && document.activeElement === document.body;
        if (heading && isLost) takeFocus(heading);
      });
    };
  }, [part]);
}

const Place = styled.div`
  ${type('small')}

  ${notPrinted}
`;

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
  ${accentedOnHover}
`;
