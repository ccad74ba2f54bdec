import type { Day, PlainLink } from '../../content/types/basics';
import type { TodayContent, YearRingContent, YearStage } from '../../content/types/home';
import { spokenDay, spokenHours, spokenList } from '../../content/spoken';
import type { Now, TodaysMeeting } from './now';

/** The weeks of the ring: a year has a day or two more, which belong to the last. */
export const WEEKS = 52;

/** Returns how much of its year has passed when a day begins, from 0 to 1. */
export function turnOf(day: Day): number {
  const year = Number(day.slice(0, 4));
  const start = Date.UTC(year, 0);
  return (Date.parse(day) - start) / (Date.UTC(year + 1, 0) - start);
}

/** Returns the week of the ring that a day is in: the first is 0. */
export function weekOf(day: Day): number {
  return Math.floor(turnOf(day) * WEEKS);
}

/** Returns the stage of our year that a day is in, if any, and the one that begins next, in the next year if need be. */
export function stagesAt<Stage extends YearStage>(
  stages: readonly Stage[],
  day: Day,
): { readonly present: Stage | undefined; readonly next: Stage } {
  const week = weekOf(day);
  const wait = ({ weeks }: Stage) => (weeks[0] - week + WEEKS - 1) % WEEKS;
  const [next] = [...stages].sort((one, other) => wait(one) - wait(other));
  return {
    present: stages.find(({ weeks }) => weeks[0] <= week && week < weeks[1]),
    next: next!,
  };
}

/** Returns whether there is a meeting today, then what else is on: sentences that may carry marks. */
export function saysToday(words: TodayContent, { meeting, event, competitions }: Now): string[] {
  return [
    answerFor(words, meeting),
    ...(event ? [words.event(event.name)] : []),
    ...competitions.map(({ isThisWeek, inFull, name, page, webcastsToday }) => {
      if (webcastsToday.length > 0)
        return words.live(linkTo({ label: name, to: page }), spokenLinks(webcastsToday));
      return (isThisWeek ? words.thisWeek : words.soon)(inFull);
    }),
  ];
}

const linkTo = ({ label, to }: PlainLink) => `[${label}](${to})`;

/** Returns links for a sentence: "[a](…) and [b](…)". */
export function spokenLinks(links: readonly PlainLink[]): string {
  return spokenList(links.map(linkTo));
}

function answerFor(words: TodayContent, today: TodaysMeeting): string {
  switch (today.kind) {
    case 'ahead':
      return words.yes(spokenHours(today.meeting));
    case 'underWay':
      return words.underWay(spokenHours(today.meeting));
    case 'over':
      return words.over(spokenHours(today.meeting));
    case 'cancelled':
      return words.cancelled(today.reason);
    case 'none':
      return words.no;
    case 'open':
      return words.neutral;
    case 'unknown':
      return words.noneAnnounced;
  }
}

/** Returns what stretch of our year it is, and what comes next: the next thing announced, or the next stretch. */
export function saysYear(
  words: YearRingContent,
  { today, next }: Now,
): [now: string, next: string] {
  const at = stagesAt(words.stages, today);
  return [words.now(at.present?.title), saysNext()];

  function saysNext(): string {
    if (!next) return words.next(at.next.title, at.next.when);
    const day = spokenDay(next.day, today);
    switch (next.kind) {
      case 'meeting':
        return words.nextMeeting(day, spokenHours(next.meeting));
      case 'meetings':
        return words.nextMeetings(day);
      case 'event':
        return words.next(next.event.name, day);
    }
  }
}
