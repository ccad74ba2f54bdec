import type { DatedFact, InlineText, PlainText, TimeOfDay } from './basics';

export interface Address {
  name: PlainText;
  street: PlainText;
  /** City, state and postal code. */
  city: PlainText;
  map: string;
}

export interface Account {
  service: PlainText;
  url: string;
}

export interface TeamFacts {
  name: PlainText;
  /** What page titles begin with. */
  product: PlainText;
  /** What the News page is called in the browser's tab, and the News feeds in a reader. */
  newsName: PlainText;
  /** The name on the banner. */
  club: PlainText;
  number: number;
  fullName: PlainText;
  email: string;
  chant: { question: PlainText; answer: PlainText; time: `${TimeOfDay}:${number}` };
  founded: { about: number; elsewhere: number };
  /** Those that neither seasons nor results know. */
  milestones: { year: number; text: InlineText }[];
  /** The team has more members than this. */
  membersOver: number;
  buildSeasonWeeks: number;
  /** How many regionals the team goes to in spring. */
  regionalsAYear: number;
  /** What new members take first. */
  course: PlainText;
  courseTopics: PlainText[];
  recruitingEvents: PlainText[];
  timeZone: string;
  school: Address & { url: string };
  university: Address & { url: string };
  first: {
    /** Every mention after the first one on a page. */
    name: InlineText;
    /** The first mention on a page. */
    firstMention: InlineText;
    /** For titles and descriptions, which cannot be italic. */
    plainName: PlainText;
    inFull: PlainText;
    founded: number;
    founder: PlainText;
    /** For whom they are, in years of age: ours is the last. */
    programs: { name: InlineText; from: number; to: number }[];
    url: string;
    videoChannel: string;
  };
  accounts: Record<'video' | 'shortVideo' | 'photos' | 'code' | 'results', Account>;
  firstMeeting: DatedFact;
  /** The day the team has a place for donations, its https address goes here. */
  donateUrl: string | undefined;
}
