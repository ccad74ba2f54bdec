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

/** What every page with a picture at its top has. */
export interface PicturedPage {
  head: HeadContent;
  title: PlainText;
  picture: PictureContent;
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
