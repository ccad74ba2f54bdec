import type {
  HeadContent,
  InlineText,
  Link,
  PictureContent,
  PlainLink,
  PlainText,
  TextSection,
} from './basics';
import type { ResultsContent } from './results';

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
