/** Drawn as it stands. */
export type PlainText = string;
/** May carry `*emphasis*` and `[label](address)`. */
export type InlineText = string;
export type Day = `${number}-${number}-${number}`;
export type TimeOfDay = `${number}:${number}`;
export type DateTime = `${Day}T${string}`;
export type Weekday =
  'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export interface DatedFact {
  date: Day;
  isHistory?: true;
}

export interface MeetingSeason {
  firstDay: Day;
  lastDay?: Day;
  meetings: { days: Weekday[]; starts: TimeOfDay; ends: TimeOfDay }[];
}

export interface TeamFacts {
  name: PlainText;
  number: number;
  email: string;
  founded: { about: number; elsewhere: number };
  topics: [PlainText, PlainText];
  school: { street: PlainText; city: PlainText; url: string };
  firstMeeting: DatedFact;
  seasons: Record<'fall' | 'build', MeetingSeason>;
  meetingExceptions: (DatedFact & { reason: PlainText })[];
  game: DatedFact;
  donateUrl: string | undefined;
}

export interface Picture {
  file: string;
  alt: PlainText;
  focus?: number;
}

export interface Link {
  label: InlineText;
  to: string;
}

export interface PlainLink extends Link {
  label: PlainText;
}

export interface HomeContent {
  head: { title: PlainText; description: PlainText };
  title: PlainText;
  meetings: { title: PlainText; text: InlineText; yes: (hours: string) => InlineText };
  firstMeeting: DatedFact;
  slides: Picture[];
  next: PlainText;
  animation: Picture;
  order: 'new-old' | 'old-new' | 'a-z' | 'z-a';
  isLoud: boolean;
  founded: PlainText;
  links: Link[];
  menu: PlainLink[];
  startsAt?: DateTime;
  calendar?: `/${string}.ics`;
}
