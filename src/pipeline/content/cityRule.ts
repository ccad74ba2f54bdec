import type { Rule } from './rule';

/** City, state and ZIP code, which search engines are told one by one. */
export const CITY_LINE = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/** The city line of an address can be told apart into its parts. */
export const cityRule: Rule = ({ path, value }) =>
  path.at(-1) !== 'city' || typeof value !== 'string' || CITY_LINE.test(value)
    ? []
    : [{ message: explainCityLine(value) }];

/** Says what belongs in the place of a line that is not a CITY_LINE. */
export function explainCityLine(line: string): string {
  return `“${line}” is not a city line: write city, state and ZIP code, as in Tulsa, OK 74106.`;
}
