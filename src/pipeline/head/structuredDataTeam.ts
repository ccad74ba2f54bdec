import type { Address } from '../../../content/contentTypes';
import { team } from '../../../content/team';
import type { DescribedPage } from './describedPage';
import type { Thing } from './structuredData';

/** Returns the id by which all other things on the site refer to the team. */
export function teamId(siteUrl: string): string {
  return `${siteUrl}/#team`;
}

/** Describes the team as an organization: where it is, what it belongs to, and where else it can be found. */
export function describeTeam({ siteUrl, logo }: DescribedPage): Thing {
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

/**
 * Splits a postal address into its parts. Throws an Error that names a city line of content/team.ts
 * that is not like "Tulsa, OK 74106".
 */
export function describeAddress({ street, city }: Address): Thing {
  const [, locality, region, postalCode] = /^(.+), ([A-Z]{2}) (\d{5})$/.exec(city) ?? [];
  if (!locality) {
    throw new Error(
      `content/team.ts: "${city}" is not a city line. Write city, state and ZIP code like "Tulsa, OK 74106".`,
    );
  }
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: 'US',
  };
}
