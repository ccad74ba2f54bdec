import type {
  HeadContent,
  InlineText,
  Link,
  PictureContent,
  PlainText,
  TextSection,
} from './basics';

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
