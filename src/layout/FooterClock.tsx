import { useEffect, useRef } from 'react';
import { site } from '../../content/site';
import { everySecond } from '../lib/clock';

/** The current hours and minutes. Kept, but not displayed; it writes its own text without rendering again. */
export function FooterClock() {
  const clock = useRef<HTMLTimeElement>(null);
  useEffect(
    () =>
      everySecond((now) => {
        clock.current!.textContent = hoursAndMinutes(now);
      }),
    [],
  );
  return <time ref={clock} aria-label={site.footer.clock} hidden />;
}

const hoursAndMinutes = (moment: number) => new Date(moment).toTimeString().slice(0, 5);
