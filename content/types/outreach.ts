import type { InlineText, Link, PicturedPage, PlainText, TextSection } from './basics';

/** One thing the team does for others. A new one is one entry in the list. */
export interface OutreachEntry {
  year?: number;
  title: PlainText;
  text: InlineText;
  /** Whom it is for. */
  reached?: InlineText;
  /** In figures, which take the place of whom it is for: the year since which we do it, and whom it reached. */
  since?: number;
  people?: number;
  hours?: number;
  teams?: number;
  link?: Link;
}

export interface OutreachContent extends PicturedPage {
  placeholder: PlainText;
  paragraphs: InlineText[];
  entries: {
    title: PlainText;
    reached: PlainText;
    /** Below the figures, in this order. */
    figures: Record<'since' | 'people' | 'hours' | 'teams', PlainText>;
    list: OutreachEntry[];
  };
  invite: TextSection & { link: Link };
}
