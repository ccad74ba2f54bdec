import type { PageHead } from '../../content/contentTypes';
import type { Article } from '../news/article';

/** One page as other sites, search engines and chats are told about it. */
export interface DescribedPage {
  readonly head: PageHead;
  /** Where it stands on the site: `/about`. */
  readonly path: string;
  readonly picture: PagePicture;
  /** Where the site will stand, without a slash at the end; empty without SITE_URL: addresses then stay relative, which no other site can use but every test can read. */
  readonly siteUrl: string;
  /** The public path of the team's mark. */
  readonly logo: string;
  /** What the page shows, where it is an article. */
  readonly article?: Article | undefined;
}

export interface PagePicture {
  /** A full address, or a public path where there is no SITE_URL. */
  readonly address: string;
  readonly alt: string;
  /** In pixels, where they are known. */
  readonly size?: { readonly width: number; readonly height: number };
}
