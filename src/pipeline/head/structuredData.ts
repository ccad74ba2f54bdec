import { team } from '../../../content/team';
import type { DescribedPage } from './describedPage';
import { describeArticle } from './describeArticle';
import { describeTeam, teamId } from './structuredDataTeam';

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/**
 * Describes for machines what a page is about: the team, the site, the article if it shows one, and
 * events. The block is data, which no browser runs and no security policy has to list.
 */
export function structuredData(page: DescribedPage, events: readonly Thing[]): string {
  const graph = [
    describeTeam(page),
    describeSite(page),
    ...(page.article ? describeArticle(page, page.article) : []),
    ...events,
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function describeSite({ siteUrl }: DescribedPage): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: team.product,
    alternateName: team.fullName,
    url: `${siteUrl}/`,
    inLanguage: 'en-US',
    publisher: { '@id': teamId(siteUrl) },
  };
}
