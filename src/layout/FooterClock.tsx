import { useEffect, useRef } from 'react';
import { foot } from '../../content/foot';
import { everySecond } from '../lib/everySecond';
import { twoDigits } from '../lib/twoDigits';

/** The current hours and minutes. Kept, but not displayed; it writes its own text without rendering again. */
export function FooterClock() {
  const clock = useRef<HTMLTimeElement>(null);
  useEffect(
    () =>
      everySecond((now) => {
        clock.current!.textContent = hoursAndMinutes(new Date(now));
      }),
    [],
  );
  return <time ref={clock} aria-label={foot.footer.clock} hidden />;
}

/** Formats a time as `09:05` in the visitor's own time zone. */
function hoursAndMinutes(now: Date): string {
  return [now.getHours(), now.getMinutes()].map(twoDigits).join(':');
}
