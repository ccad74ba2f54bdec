import type { EventResult } from './types/results';
import type { YearEvent } from './types/schedule';
import answers from './results.json' with { type: 'json' };
import { spokenSpan } from './spoken';
import { team } from './team';

/** What The Blue Alliance knows of our events: npm run results writes it, nobody else does. */
export const known = answers as EventResult[];

/** Results of events that it does not know. */
export const added: EventResult[] = [
  { year: 2024, event: 'Oklahoma Regional', playoffs: 'finalists', rank: 13 },
  {
    year: 2024,
    event: 'Green Country Regional',
    rank: 10,
    alliance: { number: 8, role: 'captain' },
  },
  { year: 2023, event: 'Oklahoma Regional', playoffs: 'finalists', rank: 5 },
  { year: 2023, event: 'Green Country Regional', rank: 19 },
  { year: 2018, event: 'Arkansas Rock City Regional', result: 'Top half' },
  { year: 2018, event: 'Oklahoma Regional', result: 'Tied third' },
];

/** Where The Blue Alliance is wrong: the year and the event as it has them, and what is right. */
export const corrections: EventResult[] = [];

/** All our events, the latest first; of one year, first those whose days are known. */
export const results: EventResult[] = [
  ...known.map((result) => ({ ...result, ...corrections.find((one) => isSameEvent(one, result)) })),
  ...added,
].sort((one, other) => other.year - one.year || (other.from ?? '').localeCompare(one.from ?? ''));

function isSameEvent(one: EventResult, other: EventResult): boolean {
  return one.year === other.year && one.event === other.event;
}

/** The competitions whose days are known, for whoever asks what is on. */
export const competitions: YearEvent[] = results.flatMap((result) => {
  const { key, year, event, place, from, until, webcasts } = result;
  if (!from || !until) return [];
  const { url } = team.accounts.results;
  const page = key ? url.replace(`/team/${team.number}`, `/event/${key}`) : url;
  const inFull = [`[${event}](${page})`, place, spokenSpan(from, until)].filter(Boolean).join(', ');
  const id = key ?? `${year}-${event.toLowerCase().replace(/\W+/g, '-')}`;
  return { kind: 'competition', id, name: event, place, page, from, until, inFull, webcasts };
});
