import type {
  InlineText,
  Link,
  PictureContent,
  PicturedPage,
  PlainText,
  TextSection,
} from './basics';

/** One sponsor. A new one is one entry in its tier. */
export interface Sponsor {
  name: PlainText;
  /** On a light ground or none. */
  logo?: PictureContent;
  url: string;
  /** The year since which it supports us. */
  since?: number;
  text: InlineText;
}

/** The first of all has a band to itself, above the others. */
export interface SponsorTier {
  name: PlainText;
  sponsors: Sponsor[];
}

export interface SponsorsContent extends PicturedPage {
  support: { title: PlainText; uses: { title: PlainText; text: InlineText }[] };
  team: { paragraphs: InlineText[]; link: Link };
  sponsors: {
    title: PlainText;
    text: InlineText;
    since: (year: number) => PlainText;
    tiers: SponsorTier[];
  };
  mentors: TextSection & { link: Link };
  join: TextSection & { link: Link };
  /** What joins it on paper, where nobody can press a link. */
  paper: { email: PlainText; code: PlainText };
}
