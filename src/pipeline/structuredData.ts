import { team } from '../../content/team';
import type { DescribedPage } from './describedPage';
import { describeArticle } from './describeArticle';
import { describeTeam, teamId } from './structuredDataTeam';

/** A thing as schema.org describes it. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/**
 * What a page is about, for machines: the team, the site, the article where it shows one, and events. The
 * block is data, which no browser runs and no security policy has to name.
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
