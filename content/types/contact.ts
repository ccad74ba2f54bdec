import type { HeadContent, InlineText, Link, PlainLink, PlainText, TextSection } from './basics';

export interface ContactContent {
  head: HeadContent;
  title: PlainText;
  topics: { title: PlainText; text: InlineText; links: PlainLink[] };
  contacts: {
    title: PlainText;
    roles: { title: PlainText; text: InlineText; links: Link[] }[];
  };
  location: {
    title: PlainText;
    places: { name: PlainText; text: InlineText; lines: PlainText[]; map: Link }[];
  };
  getInTouch: TextSection & { link: Link };
  privacy: TextSection;
}
