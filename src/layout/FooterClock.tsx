import { useEffect, useRef } from 'react';
import { foot } from '../../content/foot';
import { everySecond } from '../lib/everySecond';

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
  return <time ref={clock} aria-label={foot.footer.clock} hidden />;
}

const hoursAndMinutes = (moment: number) => new Date(moment).toTimeString().slice(0, 5);
