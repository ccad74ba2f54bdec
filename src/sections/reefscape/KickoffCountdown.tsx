import { useEffect, useRef } from 'react';
import type { ReefscapeRestContent } from '../../../content/contentTypes';
import { onVisibilityChange } from '../../lib/onVisibilityChange';
import { timeLeft } from '../../lib/timeLeft';

type KickoffCountdownProps = Pick<ReefscapeRestContent['kickoff'], 'startsAt' | 'countdown'>;

const SECOND = 1000;

/**
 * The time left until kickoff. Kept for the next kickoff, but not displayed. It writes its own text
 * without rendering again, and stops counting once kickoff has passed.
 */
export function KickoffCountdown({ startsAt, countdown }: KickoffCountdownProps) {
  const element = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const kickoff = Date.parse(startsAt);
    let timer: ReturnType<typeof setTimeout> | undefined;

    function count() {
      clearTimeout(timer);
      const now = Date.now();
      const left = Object.entries(timeLeft(now, kickoff)) as [keyof typeof countdown, number][];
      element.current!.textContent = left
        .map(([unit, value]) => `${value} ${countdown[unit]}`)
        .join(', ');
      if (now < kickoff && !document.hidden) timer = setTimeout(count, SECOND - (now % SECOND));
    }

    count();
    const stopWatching = onVisibilityChange(count);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [startsAt, countdown]);
  return <time ref={element} dateTime={startsAt} hidden />;
}
