import type { HeadContent } from '../../../content/types/basics';
import type { Address } from '../../../content/types/team';
import { home } from '../../../content/home';
import { pages } from '../../../content/site';
import { news } from '../../../content/news';
import { team } from '../../../content/team';
import { isoDateTime } from '../../lib/dates';
import { scriptJson } from '../../lib/html';
import type { Meeting } from '../../meetings/meetings';
import type { Article } from '../../news/article';
import { CITY_LINE } from '../content/factRules';
import { lastChange } from '../news/builtNews';

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
interface Thing {
  readonly '@type': string | readonly string[];
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

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

/** Returns the id by which all other things on the site refer to the team. */
function teamId(siteUrl: string): string {
  return `${siteUrl}/#team`;
}

/** Describes the team as an organization: where it is, what it belongs to, and where else it can be found. */
function describeTeam({ siteUrl, logo }: DescribedPage): Thing {
  const { school, first, university } = team;
  return {
    '@type': 'Organization',
    '@id': teamId(siteUrl),
    name: team.name,
    alternateName: [team.fullName, team.club],
    url: `${siteUrl}/`,
    logo: siteUrl + logo,
    email: team.email,
    address: describeAddress(school),
    sameAs: Object.values(team.accounts).map(({ url }) => url),
    parentOrganization: { '@type': 'HighSchool', name: school.name, url: school.url },
    memberOf: { '@type': 'Organization', name: first.plainName, url: first.url },
    sponsor: { '@type': 'CollegeOrUniversity', name: university.name, url: university.url },
  };
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
      datePublished: timeOf(article.publishedAt),
      dateModified: timeOf(lastChange(article)),
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

/** Returns a moment as the heads of pages say it; undefined for one that is not known. */
export function timeOf(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : isoDateTime(milliseconds);
}

/** Describes meetings as events; one whose place is not announced has no location. */
function describeMeetings(meetings: readonly Meeting[], siteUrl: string): Thing[] {
  return meetings.map(({ startsAt, endsAt, place }) => ({
    '@type': 'Event',
    name: home.meetings.calendar.eventName,
    startDate: isoDateTime(startsAt),
    endDate: isoDateTime(endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@id': teamId(siteUrl) },
    location: place && describePlace(place),
  }));
}

function describePlace(place: NonNullable<Meeting['place']>): Thing {
  const host = team[place];
  return { '@type': 'Place', name: host.name, address: describeAddress(host) };
}

/** Splits a postal address into its parts, which the check of content has seen (cityRule). */
function describeAddress({ street, city }: Address): Thing {
  const [, locality, region, postalCode] = CITY_LINE.exec(city) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: 'US',
  };
}
