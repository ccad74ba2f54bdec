import type { Choice, PictureContent, PicturedPage, PlainLink, PlainText } from './basics';
import type { SeasonColor } from './season';

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

/** What stands beside the news of a season: the way to its page, and its robot, on a ground of the season's colors. */
export interface SeasonArt {
  year: number;
  page: PlainLink;
  color?: SeasonColor;
  /** From several sides. */
  pictures: PictureContent[];
}

export interface NewsContent extends PicturedPage {
  entry: {
    /** In place of what an article lacks. */
    untitled: PlainText;
    undated: PlainText;
    /** Before its date, which is that of this time zone. */
    published: PlainText;
    timeZone: string;
    seasons: SeasonArt[];
  };
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
