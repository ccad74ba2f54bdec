import { team } from '../../../content/team';
import { isoDateTime } from '../../lib/dates';
import type { DescribedPage } from './describedPage';
import { lastChange } from '../news/builtNews';
import { voidElement } from './voidElement';

/** Returns the tags from which other sites and chats preview a link to a page (ogp.me). */
export function linkPreview({ head, path, picture, siteUrl, article }: DescribedPage): string {
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

function timeOf(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : isoDateTime(milliseconds);
}
