import type {
  DatedFact,
  Day,
  HeadContent,
  InlineText,
  Link,
  PauseWords,
  PictureContent,
  PlainText,
  TextSection,
} from './basics';
import type { SeasonCard } from './season';

export interface SlideshowContent extends PauseWords {
  title: PlainText;
  /** Above the title, and below it: who that is, for those who do not know the name. */
  over: PlainText;
  text: InlineText;
  /** What to do next: the first is the main one. */
  actions: Link[];
  /** What the slideshow is called for screen readers. */
  label: PlainText;
  /** What kind of thing it is, said after its name, and what kind each of its parts is. */
  kind: PlainText;
  slideKind: PlainText;
  slides: PictureContent[];
  previous: PlainText;
  next: PlainText;
  /** "Picture 1 of 3". */
  position: (picture: number, count: number) => PlainText;
}

/** The first meeting of new members, and what to say once it is over. */
export interface FirstMeetingContent extends DatedFact {
  /** What to do now, on any day. */
  lead: PlainText;
  /** Drawn before the visitor's browser knows the day, and where it never does. */
  neutral: InlineText;
  upcoming: (today: Day) => InlineText;
  passed: InlineText;
  nextUnknown: InlineText;
}

/** A part of the year, and when we meet in it. */
export interface YearPart {
  name: PlainText;
  color: StageColor;
  period: PlainText;
  /** The same once it is over. */
  pastPeriod?: PlainText;
  /** Absent, as is the place, where it has no meetings of its own. */
  times?: { days: PlainText; hours: PlainText }[];
  place?: InlineText;
  /** When this day has passed, the season has too; absent while no such day is known. */
  overAfter?: Day;
}

/** Whether there is a meeting today, and what else is on. A meeting's hours are "3:40PM-6:00PM". */
export interface TodayContent {
  question: PlainText;
  /**
   * Drawn before the visitor's browser knows the day, and all there is to say in a season whose last day is
   * not announced.
   */
  neutral: PlainText;
  yes: (hours: string) => InlineText;
  underWay: (hours: string) => InlineText;
  /** The meeting of today is over. */
  over: (hours: string) => InlineText;
  no: InlineText;
  cancelled: (reason: string) => InlineText;
  /** No known season covers today. */
  noneAnnounced: InlineText;
  /** What today is beside a day of meetings. */
  event: (name: string) => InlineText;
  /** Where we compete this week, and where within two weeks: a competition in full. */
  thisWeek: (event: string) => InlineText;
  soon: (event: string) => InlineText;
  /** While we compete: where, as a link, and where it can be watched. */
  live: (event: string, where: string) => InlineText;
}

export interface CalendarContent {
  title: PlainText;
  text: InlineText;
  subscribe: PlainText;
  subscribeAbout: PlainText;
  add: PlainText;
  addAbout: PlainText;
  /** Before the address of the calendar. */
  addressLine: PlainText;
  /** Where the link leads: the address that the build gives the calendar (src/pipeline/content/addressRules.ts). */
  to: `/${string}.ics`;
  /** What the calendar is called in a visitor's own, and each entry of it. */
  name: PlainText;
  eventName: PlainText;
}

/** A stretch of our year, whatever the year. */
export interface YearStage {
  title: PlainText;
  when: PlainText;
  /** The first of its weeks, and the first after it: week 0 begins on January 1st. Only drawn, never said. */
  weeks: [from: number, until: number];
  color: StageColor;
}

/** The color of a stretch in the ring of our year, and in its legend. */
export type StageColor = 'signal' | 'rust' | 'edge';

export interface YearRingContent {
  title: PlainText;
  /** Short names, from January on. */
  months: PlainText[];
  stages: YearStage[];
  now: (stage: PlainText | undefined) => PlainText;
  next: (name: PlainText, when: PlainText) => PlainText;
  nextMeeting: (day: PlainText, hours: PlainText) => PlainText;
  /** Of the next meetings, only the first day is known. */
  nextMeetings: (day: PlainText) => PlainText;
}

export interface HomeContent {
  head: HeadContent;
  /** For who follows the link to donate while the team has no such page. */
  donating: { text: InlineText };
  banner: SlideshowContent;
  intro: TextSection;
  joining: {
    title: PlainText;
    firstMeeting: FirstMeetingContent;
    paragraphs: InlineText[];
    robot101: { title: PlainText; text: InlineText; topics: PlainText[] };
    picture: PictureContent;
    link: Link;
  };
  meetings: {
    /** What an address ends with that leads to it. */
    place: string;
    title: PlainText;
    text: InlineText;
    today: TodayContent;
    year: YearRingContent;
    seasons: YearPart[];
    calendar: CalendarContent;
  };
  news: { title: PlainText; link: Link };
  buildSeason: TextSection & { picture: PictureContent };
  challenges: {
    title: PlainText;
    text: InlineText;
    /** Instead of a card, once this day has passed: the year whose season has no page yet. */
    next: { after: Day; nextYear: number; text: PlainText };
    cards: SeasonCard[];
  };
  aboutCard: TextSection & { link: Link };
}
