import { homeRest } from '../../../content/homeRest';
import { pages } from '../../../content/navigation';
import { news } from '../../../content/news';
import { team } from '../../../content/team';
import { isoDateTime } from '../../lib/dates';
import { scriptJson } from '../../lib/scriptJson';
import type { Meeting } from '../../meetings/meetings';
import type { Article } from '../../news/article';
import { lastChange } from '../news/builtNews';
import type { DescribedPage, Thing } from './describedPage';
import { describeAddress, describeTeam, teamId } from './describeTeam';

/**
 * Describes for machines what a page is about: the team, the site, the article if it shows one, and
 * meetings. The block is data, which no browser runs and no security policy has to list.
 */
export function structuredData(page: DescribedPage, meetings: readonly Meeting[]): string {
  const graph = [
    describeTeam(page),
    describeSite(page),
    ...(page.article ? describeArticle(page, page.article) : []),
    ...describeMeetings(meetings, page.siteUrl),
  ];
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json}</script>`;
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

/** Describes an article and its breadcrumb trail (developers.google.com/search, Article and Breadcrumb). */
function describeArticle(page: DescribedPage, article: Article): Thing[] {
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
      ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

function date(property: string, milliseconds: number | undefined): Record<string, string> {
  return milliseconds === undefined ? {} : { [property]: isoDateTime(milliseconds) };
}

/** Describes meetings as events; one whose place is not announced has no location. */
function describeMeetings(meetings: readonly Meeting[], siteUrl: string): Thing[] {
  return meetings.map(({ startsAt, endsAt, place }) => ({
    '@type': 'Event',
    name: homeRest.meetings.calendar.eventName,
    startDate: isoDateTime(startsAt),
    endDate: isoDateTime(endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@id': teamId(siteUrl) },
    ...(place && { location: describePlace(place) }),
  }));
}

function describePlace(place: NonNullable<Meeting['place']>): Thing {
  const host = team[place];
  return { '@type': 'Place', name: host.name, address: describeAddress(host) };
}
