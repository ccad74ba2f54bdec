import { news } from '../../../content/news';
import { pages } from '../../../content/navigation';
import { isoDateTime } from '../../lib/dates';
import type { Article } from '../../news/article';
import type { DescribedPage } from './describedPage';
import { lastChange } from '../news/lastChange';
import type { Thing } from './structuredData';
import { teamId } from './structuredDataTeam';

/** Describes an article and its breadcrumb trail (developers.google.com/search, Article and Breadcrumb). */
export function describeArticle(page: DescribedPage, article: Article): Thing[] {
  const { siteUrl, path, head, picture } = page;
  const author = { '@id': teamId(siteUrl) };
  const headline = article.title || news.entry.untitled;
  return [
    {
      '@type': 'NewsArticle',
      headline,
      description: head.description,
      url: siteUrl + path,
      mainEntityOfPage: siteUrl + path,
      image: picture.address,
      inLanguage: 'en-US',
      ...date('datePublished', article.publishedAt),
      ...date('dateModified', lastChange(article)),
      author,
      publisher: author,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: pages.home.label, item: `${siteUrl}/` },
        { name: pages.news.label, item: siteUrl + pages.news.to },
        { name: headline },
      ].map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
    },
  ];
}

function date(property: string, milliseconds: number | undefined): Record<string, string> {
  return milliseconds === undefined ? {} : { [property]: isoDateTime(milliseconds) };
}
