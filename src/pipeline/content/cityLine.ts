// Apart from the rules, which load TypeScript: each thread that writes pages would need 60 MB for it.

/** City, state and ZIP code, which search engines are told one by one. */
export const CITY_LINE = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/** Says what belongs in the place of a line that is not a CITY_LINE. */
export function explainCityLine(line: string): string {
  return `“${line}” is not a city line: write city, state and ZIP code, as in Tulsa, OK 74106.`;
}
