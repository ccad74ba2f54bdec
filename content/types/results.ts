import type { Day, Link, PlainLink, PlainText } from './basics';

/** How we did at one event: what is known of it. */
export interface EventResult {
  /** What The Blue Alliance calls the event: only in what comes from there. */
  key?: string;
  year: number;
  event: PlainText;
  /** The city. */
  place?: PlainText;
  from?: Day;
  until?: Day;
  /** After the qualification matches. */
  rank?: number;
  /** How many teams were ranked. */
  of?: number;
  /** In the qualification matches: wins, losses and ties. */
  record?: `${number}-${number}-${number}`;
  alliance?: { number: number; role: AllianceRole };
  /** How far we came in the playoffs. */
  playoffs?: PlayoffResult;
  /** Those of the team, never those of a person. */
  awards?: PlainText[];
  /** For a result that fits nowhere above, such as "Top half". */
  result?: PlainText;
  /** Until it is over. */
  webcasts?: Webcast[];
}

/** The name and the address of a film of an event as it happens. */
export interface Webcast extends PlainLink {
  /** The only day that it shows. */
  day?: Day;
}

export type AllianceRole = 'captain' | 'first pick' | 'second pick' | 'third pick' | 'backup';

export type PlayoffResult =
  | 'winners'
  | 'finalists'
  | 'semifinalists'
  | 'quarterfinalists'
  | 'eighthfinalists'
  | 'round 1'
  | 'round 2'
  | 'round 3'
  | 'round 4'
  | 'round 5';

/** One event as a table of results shows it. */
export interface ResultRow {
  year: number;
  event: PlainText;
  /** Where and when it was. */
  about?: PlainText;
  /** What counts most. */
  result?: PlainText;
  details?: PlainText;
  awards: PlainText[];
}

/** How we did, in all years or in one. */
export interface ResultsContent {
  title: PlainText;
  /** What the table holds, for everyone who cannot see the heading above it. */
  caption: PlainText;
  /** Of one year, the table does not repeat it. */
  columns: { year?: PlainText; event: PlainText; result: PlainText };
  rows: ResultRow[];
  link?: Link;
}
