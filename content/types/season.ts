import type {
  DateTime,
  Day,
  HeadContent,
  InlineText,
  Link,
  PauseWords,
  PictureContent,
  PlainLink,
  PlainText,
  TextSection,
} from './basics';
import type { ResultsContent } from './results';
import type { YearFacts } from './schedule';

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
  /** Its pictures are drawings: take this out with the last of them. */
  isDrawn?: true;
  /** Of the robot alone, without a background. */
  picture?: PictureContent;
  /** The same from other sides: the first is on its page, and its news show each in turn. */
  views?: [PictureContent, ...PictureContent[]];
  turn?: Turn;
}

/** Drawings of a robot from all sides: with them, it can be turned on its page. */
export interface Turn {
  /**
   * Their folder in content/pictures/turn: 00.avif to 35.avif, each 10 degrees further, the front just before
   * 04. They are ready for browsers, so the build makes nothing of them, and they stand apart from the pictures.
   */
  folder: string;
  /** How far the robot is turned from its front in the picture on its page, degrees: there it starts. */
  from: number;
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

/** The card of a season, or of its robot. */
export interface SeasonCard {
  year: number;
  title: PlainText;
  /** Without a link of its own: the card's may lie over all of it. */
  text: PlainText;
  picture?: PictureContent;
  /** To the page of the season. */
  link: PlainLink;
}

/** What the page of any season says (seasonPage.ts). */
export interface SeasonPageContent {
  head: HeadContent;
  title: PlainText;
  year: number;
  kickoff: Fact & { date: Day };
  /** These pages have no header, so each has its own way home, and beside it where to watch us compete today. */
  home: PlainLink & { facts: YearFacts; watchLive: (where: string) => InlineText };
  game: TextSection;
  robot?: SeasonRobot;
  results?: ResultsContent;
  film?: VideoContent;
  links: Link[];
  otherSeasons: { title: PlainText; links: PlainLink[] };
  poster: PosterContent;
}

/** Our robot of the year, with its name as the first fact. */
export interface SeasonRobot {
  title: PlainText;
  facts: Fact[];
  picture?: PictureContent;
  turn?: TurnContent;
  /** The button that prints the season's poster. */
  print: PlainText;
}

/** The sheet with which a season's page begins on paper. */
export interface PosterContent extends Pick<SeasonPageContent, 'title' | 'year'> {
  color?: SeasonColor;
  robot?: PlainText;
  picture?: PictureContent;
  /** Three at most. */
  facts: Fact[];
  team: PlainText;
  email: PlainText;
  /** What its QR code is. */
  code: PlainText;
}

/** What the control says with which a robot is turned. */
export interface TurnContent extends Turn {
  label: PlainText;
  /** What is seen of the robot every 90 degrees, from its front on. */
  sides: [PlainText, PlainText, PlainText, PlainText];
}

export interface Fact {
  label: PlainText;
  value: PlainText;
}

/** A film of ours, shown as its poster until it is pressed. */
export interface VideoContent extends Film {
  channel: string;
  /** What the poster says: that it plays the video, or leads to the channel. */
  label: PlainText;
  /** What a click on the poster means for the visitor's privacy. */
  privacy?: PlainText;
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

export interface RebuiltPageContent {
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
export type RebuiltSeason = Season & { page: RebuiltPageContent };

export type ReefscapeSeason = Season & { page: ReefscapePageContent };

export type CrescendoSeason = Season & { page: CrescendoPageContent };
