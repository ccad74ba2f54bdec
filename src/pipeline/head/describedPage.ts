import type { HeadContent } from '../../../content/types/basics';
import type { Article } from '../../news/article';

export interface DescribedPage {
  readonly head: HeadContent;
  readonly path: string;
  readonly picture: PagePicture;
  /**
   * The origin of the site, without a trailing slash; empty without SITE_URL. Addresses then stay
   * relative, which no other site can use but every test can read.
   */
  readonly siteUrl: string;
  /** The public path of the team's mark. */
  readonly logo: string;
  /** The article that the page shows, if any. */
  readonly article?: Article;
}

export interface PagePicture {
  /** An absolute address, or a public path without SITE_URL. */
  readonly address: string;
  readonly alt: string;
  /** In pixels, if known. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}
