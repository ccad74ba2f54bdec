import type { Day } from '../../content/types/basics';
import type {
  AllianceRole,
  EventResult,
  PlayoffResult,
  Webcast,
} from '../../content/types/results';
import { isDay } from '../lib/isDay';

/** What The Blue Alliance answers about a team. Any field may be missing, or null. */
interface ServiceAnswers {
  /** Of /team/{key}/events. */
  readonly events: readonly unknown[];
  /** Of /team/{key}/awards. */
  readonly awards: readonly unknown[];
  /** Of /team/{key}/events/{year}/statuses: by the key of the event. */
  readonly statuses: Fields;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns what is kept of a team's events, the latest first: facts only, no HTML, and no award of a person.
 * Results are kept once an event is over before `today`, because until then they change, and webcasts until then.
 * Left out are events outside the official season, those that are canceled, and past ones of which nothing is known.
 */
export function parseResults(
  { events, awards, statuses }: ServiceAnswers,
  teamKey: string,
  today: Day,
): EventResult[] {
  const ours = awardsOf(teamKey, awards.map(groupOf));
  return events
    .flatMap((event) => eventOf(groupOf(event)) ?? [])
    .flatMap(({ isCanceled, webcasts, ...event }) => {
      const isOver = event.until === undefined || event.until < today;
      const results = isOver
        ? resultsOf(groupOf(statuses[event.key]), ours.get(event.key))
        : { webcasts };
      const isKnown = Object.values(results).some((value) => value !== undefined);
      const isKept = isOver ? isKnown : !isCanceled;
      return isKept ? { ...event, ...results } : [];
    })
    .sort((one, other) => placeInTime(other).localeCompare(placeInTime(one)));
}

/** Below are regionals, districts, championships and remote events, from 0 on. */
const OFF_SEASON = 99;

/** In 2020 the service wrote "***SUSPENDED*** Green Valley Regional". */
const CANCELED = /\*+\s*(cancel|suspend)[^*]*\*+/i;

function eventOf(event: Fields) {
  const key = typeof event.key === 'string' && /^\d{4}\w+$/.test(event.key) ? event.key : undefined;
  const name = typeof event.name === 'string' ? event.name : '';
  const title = textOf(name.replace(CANCELED, ''));
  const type = Number(event.event_type ?? 0);
  if (!key || !title || !(type >= 0 && type < OFF_SEASON)) return undefined;
  return {
    key,
    year: Number(key.slice(0, 4)),
    event: title,
    place: textOf(event.city),
    from: dayOf(event.start_date),
    until: dayOf(event.end_date),
    isCanceled: CANCELED.test(name),
    webcasts: webcastsOf(event.webcasts),
  };
}

/** Where a channel of a service is found. Whatever else shows webcasts is left out. */
const SERVICES: Readonly<Record<string, { label: string; address: string }>> = {
  twitch: { label: 'Twitch', address: 'https://www.twitch.tv/' },
  youtube: { label: 'YouTube', address: 'https://www.youtube.com/watch?v=' },
};

function webcastsOf(webcasts: unknown): Webcast[] | undefined {
  const found = (Array.isArray(webcasts) ? webcasts : []).flatMap((webcast) => {
    const { type, channel, date } = groupOf(webcast);
    const service = SERVICES[String(type)];
    if (!service || typeof channel !== 'string' || !/^[\w-]+$/.test(channel)) return [];
    const { label, address } = service;
    return { label, to: address + channel, day: dayOf(date) };
  });
  return found.length > 0 ? found : undefined;
}

function resultsOf({ qual, alliance, playoff }: Fields, awards: Awards = { names: [] }) {
  const { num_teams, ranking } = groupOf(qual);
  const { rank, record } = groupOf(ranking);
  return {
    rank: countOf(rank),
    of: countOf(rank) && countOf(num_teams),
    record: recordOf(groupOf(record)),
    alliance: allianceOf(groupOf(alliance)),
    playoffs: playoffsOf(groupOf(playoff)) ?? awards.playoffs,
    awards: awards.names.length > 0 ? awards.names : undefined,
  };
}

function recordOf({ wins, losses, ties }: Fields): EventResult['record'] {
  const [won, lost, tied] = [wins, losses, ties ?? 0];
  if (![won, lost, tied].every(Number.isSafeInteger) || (won === 0 && lost === 0 && tied === 0))
    return undefined;
  return `${Number(won)}-${Number(lost)}-${Number(tied)}`;
}

const ROLES: Readonly<Record<string, AllianceRole>> = {
  '-1': 'backup',
  '0': 'captain',
  '1': 'first pick',
  '2': 'second pick',
  '3': 'third pick',
};

function allianceOf({ number, pick }: Fields): EventResult['alliance'] {
  const [own, role] = [countOf(number), ROLES[String(pick)]];
  return own && role ? { number: own, role } : undefined;
}

const LEVELS: Readonly<Record<string, PlayoffResult>> = {
  f: 'finalists',
  sf: 'semifinalists',
  qf: 'quarterfinalists',
  ef: 'eighthfinalists',
};

/** Since 2023 alliances may lose once: the service then calls all rounds but the finals semifinals. */
function playoffsOf({ level, status, double_elim_round }: Fields): PlayoffResult | undefined {
  if (status === 'won' && level === 'f') return 'winners';
  if (status !== 'eliminated') return undefined;
  const [, round] = /^round ([1-5])$/i.exec(String(double_elim_round)) ?? [];
  return round ? (`round ${round}` as PlayoffResult) : LEVELS[String(level)];
}

interface Awards {
  readonly names: string[];
  /** Of old events, the service knows the winners and finalists only by their awards. */
  playoffs?: PlayoffResult;
}

const WINNERS = 1;
const FINALISTS = 2;

/** Returns the team's awards by the keys of their events. One that goes to a person is that person's own. */
function awardsOf(teamKey: string, awards: readonly Fields[]): Map<string, Awards> {
  const found = new Map<string, Awards>();
  for (const { name, award_type, event_key, recipient_list } of awards) {
    const isOurs = (Array.isArray(recipient_list) ? recipient_list : [])
      .map(groupOf)
      .some(({ team_key, awardee }) => team_key === teamKey && !awardee);
    // Content writes FIRST in italics, and some award's full name begins with it.
    const title = textOf(name)?.replace(/^FIRST /, '');
    if (!isOurs || !title) continue;
    const ofEvent = found.get(String(event_key)) ?? { names: [] };
    found.set(String(event_key), ofEvent);
    if (award_type === WINNERS) ofEvent.playoffs = 'winners';
    else if (award_type === FINALISTS) ofEvent.playoffs = 'finalists';
    else if (!ofEvent.names.includes(title)) ofEvent.names.push(title);
  }
  return found;
}

function placeInTime({ year, from, event }: EventResult): string {
  return `${from ?? year} ${event}`;
}

/** Returns a value as a group of fields, or one without any. */
export function groupOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** One line, without the name of a sponsor, HTML, and the characters to which content gives a meaning. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value
    .replace(/\s(sponsored|presented) by\s.*|<[^>]*>|[\\*[\]<>\p{C}]/giu, ' ')
    .replace(/\s+/g, ' ');
  return words.trim() || undefined;
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function dayOf(value: unknown): Day | undefined {
  return typeof value === 'string' && isDay(value) ? (value as Day) : undefined;
}
