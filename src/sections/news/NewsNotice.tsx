import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { NewsNoticesContent } from '../../../content/contentTypes';
import { shortDateTime } from '../../lib/dates';
import { useIsPainted } from '../../lib/waiting';
import { isUnavailable } from '../../news/freshness';
import type { Freshness } from '../../news/freshness';
import { notPrinted, type } from '../../theme/read';
import { RetriableNotice } from './RetriableNotice';
import type { RetriableNoticeProps } from './RetriableNotice';

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
      {isShown && draw(freshness, { ...words, shown, onTry: () => setToldBefore(undefined) })}
    </Place>
  );
}

function draw(
  freshness: Freshness,
  {
    unreachable,
    denied,
    ...words
  }: NewsNoticesContent & Omit<RetriableNoticeProps, 'text' | 'action'>,
) {
  switch (freshness) {
    case 'unreachable':
      return <RetriableNotice {...unreachable} {...words} />;
    case 'denied':
      return <RetriableNotice {...denied} {...words} />;
    case 'loading':
    case 'snapshot':
    case 'live':
      return null;
  }
}

const Place = styled.div`
  ${type('small')}

  ${notPrinted}
`;
