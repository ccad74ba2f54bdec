import { useEffect, useState } from 'react';
import { desk } from '../../content/desk';
import { Message } from './Message';
import { inTulsa } from './tulsaTime';

/** How far off a device's clock may be, ms. */
const TOLERANCE_MS = 10 * 60_000;

/** Says so when this device's clock is wrong, which dates what is written. */
export function ClockNote() {
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    // Without an answer, nothing is known.
    findClockFault().then(setFault, () => undefined);
  }, []);
  if (!fault) return null;
  return <Message role="note" text={fault} />;
}

/** Asks the site's own server what time it is. */
async function findClockFault(): Promise<string | undefined> {
  const { headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  const right = Date.parse(headers.get('date') ?? '');
  const shown = Date.now();
  if (!right || Math.abs(shown - right) < TOLERANCE_MS) return undefined;
  return desk.wrongClock(inTulsa(shown), inTulsa(right));
}
