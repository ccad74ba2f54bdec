import { useEffect, useRef } from 'react';
import type { ReefscapeContent } from '../../../content/contentTypes';
import { everySecond } from '../../lib/clock';
import { timeLeft } from '../../lib/timeLeft';

type KickoffCountdownProps = Pick<ReefscapeContent['kickoff'], 'startsAt' | 'countdown'>;

/**
 * The time left until kickoff. Kept for the next kickoff, but not displayed. It writes its own text
 * without rendering again, and stops counting once kickoff has passed.
 */
export function KickoffCountdown({ startsAt, countdown }: KickoffCountdownProps) {
  const element = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const kickoff = Date.parse(startsAt);
    return everySecond(
      (now) => {
        const left = Object.entries(timeLeft(now, kickoff)) as [keyof typeof countdown, number][];
        element.current!.textContent = left
          .map(([unit, value]) => `${value} ${countdown[unit]}`)
          .join(', ');
      },
      { end: kickoff },
    );
  }, [startsAt, countdown]);
  return <time ref={element} dateTime={startsAt} hidden />;
}
