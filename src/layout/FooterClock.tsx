import { useEffect, useRef } from 'react';
import { foot } from '../../content/foot';
import { twoDigits } from '../lib/twoDigits';

/** How often the time is updated, ms. It shows no seconds, and is never more than one second late. */
const REFRESH = 1000;

/** The current hours and minutes. Kept, but not displayed; it writes its own text without rendering again. */
export function FooterClock() {
  const clock = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    function show() {
      if (clock.current) clock.current.textContent = hoursAndMinutes(new Date());
    }
    show();
    const timer = setInterval(show, REFRESH);
    return () => clearInterval(timer);
  }, []);
  return <time ref={clock} aria-label={foot.footer.clock} hidden />;
}

/** Formats a time as `09:05` in the visitor's own time zone. */
function hoursAndMinutes(now: Date): string {
  return [now.getHours(), now.getMinutes()].map(twoDigits).join(':');
}
