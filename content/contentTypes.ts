/** Plain words: drawn as they stand. */
export type PlainText = string;

/**
 * A sentence that may carry `*emphasis*` and `[label](address)`.
 * Write `\\*`, `\\[` or `\\]` for the character itself. Plain-text uses drop the marks.
 */
export type InlineText = string;

/** A day, `2026-01-10`, in the team's time zone. */
export type Day = `${number}-${number}-${number}`;

/** A time of day, `15:40`, in the team's time zone. */
export type TimeOfDay = `${number}:${number}`;

/** A date and time with its offset, `2025-01-04T12:00:00-05:00`. */
export type DateTime = `${Day}T${string}`;

export type Weekday =
  'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** The head of a page: what the browser's tab and a search engine show. */
export interface HeadContent {
  title: PlainText;
  /** 50 to 160 characters. */
  description: PlainText;
  /** Search engines leave the page out: it says only that there is nothing. */
  isUnlisted?: true;
}

/** A link. Where it leads: a page of the site, `mailto:` or `https://`. */
export interface Link {
  label: InlineText;
  to: string;
  /** The subject that follows the label for screen readers: "Learn More" + "about Rebuilt". */
  about?: PlainText;
}

/** A link whose label is shown literally. */
export interface PlainLink extends Link {
  label: PlainText;
}

/** A picture of content/pictures, by its file name. */
export interface PictureContent {
  file: string;
  /** What it shows. */
  alt: PlainText;
  /** Where its subject is, in percent from the left: a narrow window shows that part. */
  focus?: number;
}

/** Anything that happens, or happened, on a known day. */
export interface DatedFact {
  date: Day;
  /** What is said of it stays true when the day is over. Without it, content:stale lists the day then. */
  isHistory?: true;
}

export interface TextSection {
  title: InlineText;
  paragraphs: InlineText[];
}

/** What a button says that stops everything on a page that moves by itself, and starts it again. */
export interface PauseWords {
  pause: PlainText;
  play: PlainText;
}

/** The wording of a switch with a few positions. */
export interface Choice<Value extends string> {
  value: Value;
  label: PlainText;
}

// ---------------------------------------------------------------- facts

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

export interface MeetingHours {
  starts: TimeOfDay;
  ends: TimeOfDay;
}

/** Meetings that repeat every week on the same days. */
export interface WeeklyMeeting extends MeetingHours {
  days: Weekday[];
}

/** A stretch of the year with its own meeting times, which count only with both its days. */
export interface MeetingSeason {
  /** Never changes: calendar entries are known by it. */
  id: string;
  name: PlainText;
  firstDay?: Day;
  lastDay?: Day;
  /** Absent where it is not announced. */
  place?: 'school' | 'university';
  meetings: WeeklyMeeting[];
}

/**
 * A day that differs from the weekly schedule: no meeting, one at other times, or an extra one. A
 * meeting that moves to another day is two of them: none on its own day, an extra one on the other.
 */
export interface MeetingException extends DatedFact {
  /** What visitors are told, such as "Winter break". */
  reason: PlainText;
  /** Absent: no meeting that day. */
  insteadAt?: MeetingHours;
}

export interface MeetingSchedule {
  timeZone: string;
  /** The day on which anything of it was last changed. */
  changed: Day;
  seasons: MeetingSeason[];
  exceptions: MeetingException[];
}

/** Something on known days beside meetings. */
export type YearEvent = {
  /** What it is called within a sentence. */
  name: PlainText;
  from: Day;
  until: Day;
} & (
  | { kind: 'kickoff' }
  /** Where we compete. */
  | {
      kind: 'competition';
      /** Its name, as a link to its live page, its place and its days. */
      inFull: InlineText;
    }
);

/** All days of our year: what is on at a moment is looked up in it (src/meetings/now.ts). */
export interface YearFacts {
  schedule: MeetingSchedule;
  events: YearEvent[];
}

/** The words that choose the colors of a season: of its page, unless that has its own, and of its news. */
export type SeasonColor =
  'honey' | 'crimson' | 'cobalt' | 'forest' | 'plum' | 'rust' | 'reef' | 'stage';

export interface Robot {
  name: PlainText;
  drive?: PlainText;
  motors?: PlainText;
  /** What it carries beside its drive. */
  equipment?: PlainText;
  weight?: PlainText;
  sizeWithoutBumpers?: PlainText;
  /** The address of its code. */
  code?: string;
  /** Of the robot alone, without a background. */
  picture?: PictureContent;
  /** The same from other sides: the first is on its page, and its news show each in turn. */
  views?: [PictureContent, ...PictureContent[]];
}

/** A film that the team has made. */
export interface Film {
  title: PlainText;
  poster: PictureContent;
  /** YouTube's id of the video; until there is one, the poster leads to the team's channel. */
  id?: string;
}

/** One year of the competition. Its results are in results.ts. */
export interface Season {
  /** The name of the game in the organization's own capitals. */
  name: PlainText;
  /** The name as pages, links and cards write it. */
  shortName: PlainText;
  /** Where its page is. */
  path: `/${string}`;
  kickoff: Day;
  color?: SeasonColor;
  /** What robots do in the game, as the rest of a sentence that begins with "Robots". */
  task?: PlainText;
  robot?: Robot;
  film?: Film;
  links?: Link[];
}

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
  /** The team has more members than this. */
  membersOver: number;
  buildSeasonWeeks: number;
  /** How many regionals the team goes to in spring. */
  regionalsAYear: number;
  /** What new members take first. */
  course: PlainText;
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
    url: string;
    videoChannel: string;
  };
  accounts: Record<'video' | 'shortVideo' | 'photos' | 'code' | 'results', Account>;
  firstMeeting: DatedFact;
  /** The day the team has a place for donations, its https address goes here. */
  donateUrl: string | undefined;
}

// ---------------------------------------------------------------- the frame

/** A message in place of something that could not be shown. */
export interface Message {
  title: PlainText;
  text: InlineText;
  /** The button or link that leads on. */
  action: PlainText;
}

/** One of the team's accounts in the social strip. */
export interface SocialLink extends PlainLink {
  kind: 'video' | 'shortVideo' | 'photos';
  /** Read out after the label. */
  about: PlainText;
}

export interface SiteContent {
  skipLink: PlainText;
  header: {
    label: PlainText;
    /** The accessible name of the logo, which leads home. */
    logo: PlainText;
    wordmark: PlainText;
    menu: PlainText;
    links: PlainLink[];
  };
  /** Said once, politely, when another page has been opened. */
  pageOpened: (heading: string) => PlainText;
  loading: PlainText;
  /** Something inside the page failed; header and footer are still there. */
  pageFailed: Message;
  siteFailed: Message;
  social: { label: PlainText; links: SocialLink[] };
  footer: {
    label: PlainText;
    teamName: PlainText;
    founded: PlainText;
    contact: { email: Link; address: Link };
    sitemap: { title: PlainText; links: PlainLink[] };
    external: { title: PlainText; links: Link[] };
    /** The name of the footer's clock, which is kept but not displayed. */
    clock: PlainText;
  };
  appearance: {
    title: PlainText;
    scheme: { label: PlainText; choices: Choice<'light' | 'dark' | 'system'>[] };
    calm: { label: PlainText; hint: PlainText; choices: Choice<'on' | 'off'>[] };
  };
}

export interface FeedsContent {
  title: PlainText;
  description: PlainText;
  /** The footer names the first; readers find the others in the head of every page. */
  formats: [FeedFormat, ...FeedFormat[]];
}

export interface FeedFormat {
  kind: 'rss' | 'atom' | 'json';
  name: PlainText;
  address: string;
}

/** What the browser shows of the site for a page that it has not kept, while there is no connection. */
export interface OfflineContent {
  head: HeadContent;
  title: PlainText;
  text: InlineText;
  pages: { title: PlainText; links: PlainLink[] };
  /** Above the articles that the browser has kept. */
  articles: { title: PlainText };
}

export interface ManifestContent {
  name: PlainText;
  shortName: PlainText;
  description: PlainText;
}

// ---------------------------------------------------------------- home

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

export interface SeasonMeetings {
  name: PlainText;
  color: StageColor;
  period: PlainText;
  /** The same once it is over. */
  pastPeriod: PlainText;
  times: { days: PlainText; hours: PlainText }[];
  place: InlineText;
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

export interface ChallengeCard {
  year: number;
  title: PlainText;
  /** Without a link of its own: the card's lies over all of it. */
  text: PlainText;
  picture?: PictureContent;
  link: PlainLink;
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
    seasons: SeasonMeetings[];
    /** Without meetings of their own. */
    regionals: YearStage;
    calendar: CalendarContent;
  };
  news: { title: PlainText; link: Link };
  buildSeason: TextSection & { picture: PictureContent };
  challenges: { title: PlainText; text: InlineText; cards: ChallengeCard[] };
  aboutCard: TextSection & { link: Link };
}

// ---------------------------------------------------------------- about

export interface RobotCard {
  year: number;
  name: PlainText;
  /** Without a link of its own: the card's lies over all of it. */
  text: PlainText;
  picture?: PictureContent;
  /** To its code, if that is public. */
  code?: Link;
  /** To its season: the link of the whole card. */
  link: PlainLink;
}

/** A part of the team's year. There is room for four or five in a row. */
export interface YearStep {
  /** When it is, or how long it takes. */
  when: PlainText;
  title: PlainText;
  text: InlineText;
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

export interface AboutContent {
  head: HeadContent;
  title: PlainText;
  picture: PictureContent;
  figures: { value: PlainText; label: PlainText }[];
  /** Its first paragraph is what the page has to say above all. */
  story: TextSection & { chant: { question: PlainLink; answer: PlainText } };
  first: TextSection & { link: Link };
  year: { title: PlainText; steps: YearStep[]; text: InlineText };
  university: TextSection & { link: Link };
  results: ResultsContent;
  robots: { title: PlainText; text: InlineText; cards: RobotCard[] };
  join: TextSection & { link: Link };
}

// ---------------------------------------------------------------- contact

export interface ContactContent {
  head: HeadContent;
  title: PlainText;
  topics: { title: PlainText; text: InlineText; links: PlainLink[] };
  contacts: {
    title: PlainText;
    roles: { title: PlainText; text: InlineText; link: Link }[];
  };
  location: {
    title: PlainText;
    places: { name: PlainText; text: InlineText; lines: PlainText[]; map: Link }[];
  };
  getInTouch: TextSection & { link: Link };
  privacy: TextSection;
}

// ---------------------------------------------------------------- news

/** What is said while the News may not be the newest. */
export interface NewsNoticesContent {
  unreachable: { text: PlainText; action: PlainText };
  denied: { text: PlainText; action: PlainText };
  /** After either: when the shown copy was made, or what may be missing where that is not known. */
  asOf: (time: PlainText) => PlainText;
  mayBeOld: PlainText;
  /** In place of the action, while its answer is waited for. */
  retrying: PlainText;
}

/** What stands beside the news of a season: its robot, on a ground of the season's colors. */
export interface SeasonArt {
  year: number;
  color?: SeasonColor;
  /** From several sides. */
  pictures: PictureContent[];
}

export interface NewsContent {
  head: HeadContent;
  title: PlainText;
  picture: PictureContent;
  /** In place of what an article lacks, and before its date. */
  entry: { untitled: PlainText; undated: PlainText; published: PlainText; seasons: SeasonArt[] };
  list: {
    label: PlainText;
    /** Above the articles of a season, whose year is that of its game. */
    season: (year: number) => PlainText;
    readMore: PlainText;
    /** Follows Read More for screen readers. */
    readMoreAbout: (article: string) => PlainText;
    loading: PlainText;
    empty: PlainText;
  };
  sort: {
    label: PlainText;
    choices: Choice<'new-old' | 'old-new' | 'a-z' | 'z-a'>[];
    /** Said when the order has been changed; not displayed. */
    sorted: (order: string) => PlainText;
  };
  search: {
    label: PlainText;
    clear: PlainText;
    found: (count: number) => PlainText;
    /** Before the database has answered, the list holds the first lines of the newest articles only. */
    foundSoFar: (count: number) => PlainText;
    nothing: (words: string) => PlainText;
    /** See foundSoFar. */
    nothingSoFar: (words: string) => PlainText;
    /** Said when the search has been cleared; not displayed. */
    cleared: PlainText;
  };
  more: { label: PlainText; shown: (shown: number, total: number) => PlainText };
  /** Said when articles arrive, are edited or are deleted while the list is read: how many of each. */
  changes: (added: number, changed: number, removed: number) => PlainText;
  notices: NewsNoticesContent;
}

/** In place of an article: what is the matter, and the way back. */
export interface ArticleMessage {
  title: PlainText;
  text: InlineText;
  link: Link;
}

export interface ArticlePageContent {
  /** The description is for an article without a text; others have their own first lines. */
  articleHead: {
    title: (article: string) => PlainText;
    description: (article: string) => PlainText;
  };
  emptyText: PlainText;
  table: PlainText;
  back: Link;
  facts: { readingTime: (minutes: number) => PlainText; tooLong: PlainText };
  /** Said when an editor changes or deletes the article while it is read. */
  changes: Record<'updated' | 'removed', PlainText>;
  neighbors: { label: PlainText; newer: PlainText; older: PlainText };
  share: {
    label: PlainText;
    share: PlainText;
    copy: PlainText;
    copied: PlainText;
    failed: PlainText;
  };
  /**
   * Until the database has answered: at the address of an article that is newer than the site, or that is
   * not there. Without script nothing can ask the database.
   */
  /** Above the newest articles, below the words for a missing one. */
  newest: PlainText;
  loading: { label: PlainText; needsScript: ArticleMessage };
  /** The database said that there is no such article. */
  missing: ArticleMessage;
  /** The database could not be asked. */
  couldNotCheck: ArticleMessage;
}

/** What keeps an article from being published. */
export type ArticleError =
  | 'titleMissing'
  | 'titleTooLong'
  | 'textTooLong'
  | 'dateMissing'
  | 'hourMissing'
  | 'textMissing'
  | 'characterLost'
  | 'linkWithoutAddress'
  | 'linkWithoutHttps'
  | 'linkToFile'
  | 'linkIncomplete'
  | 'sampleLeft';

/** What the site would show otherwise than it was meant, or what is better not said there. */
export type ArticleHint =
  | 'textOnOneLine'
  | 'textPlain'
  | 'breakLost'
  | 'dateAhead'
  | 'dateEarly'
  | 'html'
  | 'comment'
  | 'marksShown'
  | 'headingWithoutSpace'
  | 'tableWithoutRule'
  | 'indented'
  | 'linkRefused'
  | 'linkToNoHeading'
  | 'linkWithGap'
  | 'linkWithoutTarget'
  | 'addressWithSpaces'
  | 'pictureInside'
  | 'pictureWithoutTarget'
  | 'pictureWithoutHttps'
  | 'picturePage'
  | 'pictureUndescribed'
  | 'phone'
  | 'email';

/** What is said of each finding, and what to do about it. `found` is the place, the number or the date. */
export type ArticleCheckWords = Record<
  ArticleError | ArticleHint,
  (found: string) => { problem: PlainText; remedy: PlainText }
>;

// ---------------------------------------------------------------- outreach

/** One thing the team does for others. A new one is one entry in the list. */
export interface OutreachEntry {
  year?: number;
  title: PlainText;
  text: InlineText;
  /** Whom it is for. */
  reached?: InlineText;
  link?: Link;
}

export interface OutreachContent {
  head: HeadContent;
  title: PlainText;
  picture: PictureContent;
  placeholder: PlainText;
  paragraphs: InlineText[];
  entries: { title: PlainText; reached: PlainText; list: OutreachEntry[] };
  invite: TextSection & { link: Link };
}

// ---------------------------------------------------------------- sponsors

/** One sponsor. A new one is one entry in its tier. */
export interface Sponsor {
  name: PlainText;
  /** On a light ground or none. */
  logo?: PictureContent;
  url: string;
  text: InlineText;
}

export interface SponsorTier {
  name: PlainText;
  sponsors: Sponsor[];
}

export interface SponsorsContent {
  head: HeadContent;
  title: PlainText;
  picture: PictureContent;
  support: { title: PlainText; uses: { title: PlainText; text: InlineText }[] };
  team: { paragraph: InlineText; link: Link };
  sponsors: { title: PlainText; text: InlineText; tiers: SponsorTier[] };
  join: TextSection & { link: Link };
}

// ---------------------------------------------------------------- the clock

export interface ClockContent {
  head: HeadContent;
  title: PlainText;
  text: InlineText;
  now: PlainText;
  target: { label: PlainText; time: `${TimeOfDay}:${number}` };
  /** On: the target is ten seconds after the clock has started. Off: it is the real time. */
  debugMode: boolean;
  debugLine: { label: PlainText; on: PlainText; off: PlainText };
  secondsLeft: { label: PlainText; unit: PlainText };
  celebration: PlainText;
  answer: PlainText;
  /** The names of the button that stills the hand and the confetti. */
  movement: PauseWords;
}

// ---------------------------------------------------------------- seasons

/** What the page of any season says (seasonPage.ts). */
export interface SeasonPageContent {
  head: HeadContent;
  title: PlainText;
  year: number;
  kickoff: Fact & { date: Day };
  /** These pages have no header, so each has its own way home. */
  home: PlainLink;
  game: TextSection;
  robot?: SeasonRobot;
  results?: ResultsContent;
  film?: { title: PlainText; video: VideoContent };
  links: Link[];
  otherSeasons: { title: PlainText; links: PlainLink[] };
}

/** Our robot of the year, with its name as the first fact. */
export interface SeasonRobot {
  title: PlainText;
  facts: Fact[];
  picture?: PictureContent;
}

export interface Fact {
  label: PlainText;
  value: PlainText;
}

/** A video, shown as its poster until it is pressed. */
export interface VideoContent {
  title: PlainText;
  poster: PictureContent;
  /** Where there is no recording yet, the poster leads to the channel. */
  id: string | undefined;
  channel: string;
  /** What the poster says where it plays the video, and where it leads to the channel. */
  play: PlainText;
  watch: PlainText;
  /** What a click on the poster means for the visitor's privacy. */
  privacy: PlainText;
}

/** A short film without sound: three formats of the same name, and a still first frame. */
export interface AnimationContent extends PauseWords {
  /** The file name without its ending. */
  file: string;
  alt: PlainText;
}

/** One colored section of Rebuilt. */
export interface SectionLayer {
  /** Its ground: `paper` and `raised` are dark where the site is dark, the others stay as they are. */
  color: 'paper' | 'raised' | 'night' | 'rust';
  /** In hundredths of the window's height. */
  height: number;
  /** The edge at its lower end: which way its wave begins. */
  clipPath: 'waveUp' | 'waveDown';
}

/** What the sections of Rebuilt draw. */
export interface RebuiltContent extends Pick<SeasonPageContent, 'title' | 'year'> {
  /** Under the opening, the game, the robot and the other seasons. */
  layers: [SectionLayer, SectionLayer, SectionLayer, SectionLayer];
  /** Our robot in the opening, from whose fuel the title is made. */
  opening: PictureContent;
}

export interface ReefscapePageContent {
  movement: PauseWords;
  logo: PictureContent;
  kickoff: {
    title: PlainText;
    animation: AnimationContent;
    text: InlineText;
    links: Link[];
    /** Counted down to, but not displayed. */
    startsAt: DateTime;
    countdown: { days: PlainText; hours: PlainText; minutes: PlainText; seconds: PlainText };
  };
  /** Above the film. */
  safety: PlainText;
}

export interface CrescendoPageContent {
  movement: PauseWords;
  logo: PictureContent;
  /** Our robot in the opening, where a tall window leaves room for it. */
  opening: PictureContent;
  about: TextSection;
}

/** The seasons whose pages are made by hand, with what only those say. */
export type RebuiltSeason = Season & { page: Pick<RebuiltContent, 'layers' | 'opening'> };
export type ReefscapeSeason = Season & { page: ReefscapePageContent };
export type CrescendoSeason = Season & { page: CrescendoPageContent };
