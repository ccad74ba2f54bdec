import type { Address } from '../../../content/contentTypes';
import { team } from '../../../content/team';
import { CITY_LINE, explainCityLine } from '../content/factRules';
import type { DescribedPage, Thing } from './describedPage';

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

/** Splits a postal address into its parts. Throws an Error for a city line that cityRule refuses. */
export function describeAddress({ street, city }: Address): Thing {
  const [, locality, region, postalCode] = CITY_LINE.exec(city) ?? [];
  if (!locality) throw new Error(`content/team.ts: ${explainCityLine(city)}`);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: 'US',
  };
}
