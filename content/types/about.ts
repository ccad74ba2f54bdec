import type { InlineText, Link, PicturedPage, PlainLink, PlainText, TextSection } from './basics';
import type { ResultsContent } from './results';
import type { Fact, SeasonCard } from './season';

/** A part of the team's year, or a year of its history. */
export interface YearStep {
  /** When it is, or how long it takes. */
  when?: PlainText;
  title: PlainText;
  text: InlineText;
}

/** What FIRST is, for a parent who has never heard of it. */
export interface OrganizationContent extends TextSection {
  /** What an address ends with that leads to it. */
  place: string;
  programs: { label: PlainText; list: { name: InlineText; ages: PlainText }[] };
  match: TextSection & { drawing: FieldContent; spirit: Fact[] };
  quote: { text: PlainText; by: InlineText };
  link: Link;
}

/** The field of a match, seen from above. */
export interface FieldContent {
  /** What it shows, for those who cannot see it. */
  alt: PlainText;
  /** On our robot. */
  number: number;
}

export interface AboutContent extends PicturedPage {
  figures: { value: PlainText; label: PlainText }[];
  /** Its first paragraph is what the page has to say above all. */
  story: TextSection & { chant: { question: PlainLink; answer: PlainText } };
  first: OrganizationContent;
  year: { title: PlainText; steps: YearStep[]; text: InlineText };
  university: TextSection & { link: Link };
  milestones: { title: PlainText; steps: YearStep[] };
  results: ResultsContent;
  robots: {
    title: PlainText;
    text: InlineText;
    /** With a link to the code of each, if that is public. */
    cards: (SeasonCard & { code?: Link })[];
    note?: InlineText;
  };
  /** What others can use: the parts of our course, and our repositories, with a line each. */
  teams: TextSection & { place: string; topics: PlainText[]; code: InlineText[] };
  join: TextSection & { link: Link };
}
