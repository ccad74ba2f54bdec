import type { HeadContent } from '../../../content/types/basics';
import { feeds } from '../../../content/site';
import { team } from '../../../content/team';
import { escapeHtml, unescapeHtml } from '../../lib/html';
import { firstPicture } from '../../markdown/pictures';
import type { Meeting } from '../../meetings/meetings';
import type { Article } from '../../news/article';
import type { PrerenderedPage } from '../../prerender';
import { themeColor } from '../../theme/color';
import type { Assets } from '../assets/makeAssets';
import type { IconLink } from '../assets/makeIcons';
import { CARD } from '../assets/previewCard';
import { feedTypes } from '../discovery/feeds';
import { lastChange } from '../news/builtNews';
import { PAGE_END_ID } from '../pages/pageDocument';
import { structuredData, timeOf } from './structuredData';
import type { DescribedPage, PagePicture } from './structuredData';

export interface HeadSources {
  readonly assets: Pick<Assets, 'icons' | 'pageFonts'>;
  /** Public addresses of the link-preview pictures, by the paths of pages. */
  readonly previews: Readonly<Record<string, string>>;
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl?: string;
  /** The next known meetings, which the home page's structured data lists. */
  readonly meetings?: readonly Meeting[];
}

/** The page with a typeface of its own. */
const CLOCK = '/whattimeisit';

/**
 * Keeps a browser from painting the page before all of it has arrived. Titles stand in the middle or at
 * the foot of their pictures, so a title painted without what follows it would jump.
 */
const PAINT_WHOLE = voidElement('link', {
  rel: 'expect',
  href: `#${PAGE_END_ID}`,
  blocking: 'render',
});

const STRONG = /\*\*|__/;

/**
 * Returns the function that writes what the head of a page holds besides its own title and description:
 * when it is painted, fonts, icons (the manifest can wait: MANIFEST_LINK), feeds, the color of the
 * browser's bars; and for a page with its own address, given as it was prerendered, the canonical URL, link
 * preview and structured data. Pages without one (the shell, the 404 page) get only what all pages share.
 */
export function headWriter({ assets, previews, siteUrl = '', meetings = [] }: HeadSources) {
  const shared = [
    PAINT_WHOLE,
    ...assets.icons.map(iconElement),
    voidElement('meta', { name: 'color-scheme', content: 'light dark' }),
    voidElement('meta', { name: 'theme-color', content: themeColor }),
    ...feedLinks(),
  ].join('\n');

  const fontsOf = (path: string, article?: Article) =>
    [
      STRONG.test(article?.content ?? '') ? assets.pageFonts.bold : undefined,
      path === CLOCK ? assets.pageFonts.clock : undefined,
    ].flatMap((font) => (font ? `<style>${font.cut}</style>` : []));

  return (path: string, page?: PrerenderedPage, article?: Article): string => {
    const common = [...fontsOf(path, article), shared];
    const image = previews[article ? '/news' : path];
    if (!page || !image) return common.join('\n');
    const card = { address: siteUrl + image, alt: headingOf(page), size: CARD };
    const described: DescribedPage = {
      head: headOf(page),
      path,
      picture: (article && articlePicture(article, siteUrl)) ?? card,
      siteUrl,
      logo: assets.icons.find(({ rel }) => rel === 'apple-touch-icon')?.href ?? image,
      article,
    };
    // Search engines accept only an absolute address.
    const canonical = siteUrl
      ? voidElement('link', { rel: 'canonical', href: siteUrl + path })
      : '';
    const data = structuredData(described, path === '/' ? meetings : []);
    return [...common, canonical, linkPreview(described), data].join('\n');
  };
}

/**
 * The link to the manifest, which can wait until the page is painted: a browser that finds it early requests it
 * and the icon in it before the page's own pictures.
 */
export const MANIFEST_LINK = '<link rel="manifest" href="/site.webmanifest">';

/** Returns a page's own title and description, as its markup has them. */
function headOf({ head }: PrerenderedPage): HeadContent {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  return { title: unescapeHtml(title), description: unescapeHtml(description) };
}

/** Returns the words of a page's heading; empty if it has none. */
export function headingOf({ body }: Pick<PrerenderedPage, 'body'>): string {
  const [, heading = ''] = /<h1[^>]*>([^]*?)<\/h1>/.exec(body) ?? [];
  return unescapeHtml(heading.replace(/<[^>]*>/g, ''));
}

/** Returns the first picture of an article, as its page shows it; undefined if it has none. */
function articlePicture({ content }: Article, siteUrl: string): PagePicture | undefined {
  const found = firstPicture(content);
  return found?.address.startsWith('/') ? { ...found, address: siteUrl + found.address } : found;
}

/** Returns the tags from which other sites and chats preview a link to a page (ogp.me). */
function linkPreview({ head, path, picture, siteUrl, article }: DescribedPage): string {
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': team.product,
    'og:locale': 'en_US',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': siteUrl + path,
    'og:image': picture.address,
    'og:image:width': picture.size?.width,
    'og:image:height': picture.size?.height,
    'og:image:alt': picture.alt || undefined,
    'article:published_time': timeOf(article?.publishedAt),
    'article:modified_time': timeOf(article && lastChange(article)),
  };
  const tags = Object.entries(properties).flatMap(([property, content]) =>
    content === undefined ? [] : [voidElement('meta', { property, content: String(content) })],
  );
  const card = voidElement('meta', { name: 'twitter:card', content: 'summary_large_image' });
  return [...tags, card].join('\n');
}

/** Returns the link to an icon as HTML. */
export const iconElement = (icon: IconLink): string => voidElement('link', { ...icon });

function feedLinks(): string[] {
  return feeds.formats.map(({ kind, name, address }) =>
    voidElement('link', {
      rel: 'alternate',
      type: feedTypes[kind],
      title: `${feeds.title} (${name})`,
      href: address,
    }),
  );
}

/** Returns the HTML of a void element. */
function voidElement(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}
