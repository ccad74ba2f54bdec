import { wallTimeIn } from '../../lib/zonedTime';
import { whenIdle } from '../../lib/waiting';

export interface NextCity {
  readonly name: string;
  /** When it is that time there, milliseconds since 1970. */
  readonly at: number;
}

/** How many zones are looked at in a row: each takes a cheap phone about a millisecond. */
const ZONES_AT_ONCE = 16;

const MINUTE = 60_000;
const DAY = 24 * 60;

/**
 * Returns a city where the clocks show a time of day, `12:09:00`, next after a moment (milliseconds since 1970):
 * every day another of those that share it. It is the last part of a zone of the browser's own list, so nothing is
 * asked for; undefined in a browser without such a list.
 */
export async function nextCity(time: string, moment: number): Promise<NextCity | undefined> {
  const wanted = minutesOf(time);
  const now = Math.floor(moment / MINUTE);
  const cities: NextCity[] = [];
  const zones = Intl.supportedValuesOf?.('timeZone').filter(isOfCity) ?? [];
  for (const [index, zone] of zones.entries()) {
    if (index % ZONES_AT_ONCE === 0) await whenIdle();
    const shown = minutesOf(wallTimeIn(zone, moment).slice(-5));
    const wait = (wanted - shown + DAY) % DAY || DAY;
    const name = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
    cities.push({ name, at: (now + wait) * MINUTE });
  }
  const soonest = Math.min(...cities.map(({ at }) => at));
  const next = cities.filter(({ at }) => at === soonest);
  return next[Math.floor(now / DAY) % next.length];
}

/** Others are offsets, such as `Etc/GMT+6`, and stations. */
function isOfCity(zone: string): boolean {
  return zone.includes('/') && !/^(Antarctica|Etc)\//.test(zone);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
