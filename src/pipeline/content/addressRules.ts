import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closestMatch } from 'leven';
import ts from 'typescript';
import { parseInline } from '../../lib/inlineText';
import { routePattern } from '../../lib/addresses';
import { textRule } from './rule';
import type { Rule } from './rule';

interface SiteAddresses {
  /** The paths of the site's pages; `:id` stands for any article. */
  readonly routes: readonly string[];
  /** The places within pages that an address may end with, such as `meetings`; undefined where any will do. */
  readonly places?: readonly string[];
}

/** The path of the meeting calendar. Never change it: subscribers' calendars have stored this address. */
export const CALENDAR_PATH = '/meetings.ics';

/** The paths of what the build adds beside the pages, to which content may link. */
export const builtFiles: readonly string[] = [
  CALENDAR_PATH,
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
];

/** Leads home until the team has a place for donations. */
const DONATE = '/donate';

/**
 * Returns the paths of the site's pages, read from the text of src/routes.ts and of the seasons: running that
 * file would need every page, and content is checked before they can be built. Throws if it lists none.
 */
export function readRoutes(root: string): string[] {
  const paths = pathsIn(path.join(root, 'src', 'routes.ts'));
  if (paths.length === 0)
    throw new Error('src/routes.ts lists no pages: content cannot be checked without them.');
  const seasons = ts.sys.readDirectory(path.join(root, SEASONS), ['.ts']);
  return [...paths, ...seasons.flatMap(pathsIn)];
}

/** Where each season has its file. */
const SEASONS = path.join('content', 'seasons');

function pathsIn(file: string): string[] {
  const paths = readFileSync(file, 'utf8').matchAll(/\bpath:\s*(['"`])(.*?)\1/g);
  return Array.from(paths, ([, , address = '']) => address);
}

/**
 * Returns the rule that every address, in a field or in a link inside a sentence, leads somewhere. Does
 * not check article ids, which only the database knows.
 */
export function addressRule(site: SiteAddresses): Rule {
  return textRule((text, report, { path: steps }) => {
    const field = String(steps.at(-1));
    if (field === 'email') {
      if (!EMAIL.test(text)) report(`“${text}” is not an e-mail address: write name@example.org.`);
      return;
    }
    for (const address of addressesIn(text, field)) {
      const problem = findAddressProblem(address, site);
      if (problem) report(problem);
    }
  });
}

const ADDRESS_FIELD = /^(to|map|(\w+U|u)rl)$/;

const ANY_EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi;
const TELEPHONE = /(?<![\w/.-])(\+?1[-. ])?(\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])/;

/** Returns the rule that only the team is written to: a person's address or telephone number is that person's. */
export function privacyRule(teamEmail: string): Rule {
  return textRule((text, report) => {
    const other = text.match(ANY_EMAIL)?.find((found) => !teamEmail.includes(found));
    if (other) {
      report(
        `“${other}” is not the team’s address: write \${team.email}, in a text between two backticks (\`).`,
      );
    }
    const telephone = /^https?:/.test(text) ? null : TELEPHONE.exec(text);
    if (telephone) {
      report(
        `“${telephone[0]}” looks like somebody’s telephone number: leave it out. Visitors write to the team.`,
      );
    }
  });
}

function addressesIn(text: string, field: string): string[] {
  if (ADDRESS_FIELD.test(field) || /^(\/|https?:|mailto:)/.test(text)) return [text];
  return parseInline(text).flatMap((part) => (part.kind === 'link' ? [part.to] : []));
}

const EMAIL = /^[^@\s?:]+@([^@\s?:.]+\.)+[^@\s?:.]+$/;

/** The name of a computer has a dot: in `https:/example.org` and `https://https://…`, browsers find another. */
const WEB = /^https:\/\/([^\s/?#.]+\.)+[^\s/?#.]+([/?#]\S*)?$/;

/** Returns why an address leads nowhere; undefined when it is fine. */
export function findAddressProblem(address: string, site: SiteAddresses): string | undefined {
  if (address.startsWith('mailto:')) {
    return EMAIL.test(address.slice('mailto:'.length).replace(/\?\S*$/, ''))
      ? undefined
      : `“${address}” is not an e-mail address: write mailto:name@example.org.`;
  }
  const bare = /^(?:\/\/|(?=www\.))(\S+\.\S+)$/.exec(address)?.[1];
  if (bare) return `“${address}” lacks its beginning: write https://${bare}.`;
  if (address.startsWith('/')) return findPathProblem(address, site);
  if (address.startsWith('http:')) return `“${address}” must begin with https://.`;
  if (WEB.test(address) && URL.canParse(address)) return undefined;
  return `“${address}” is not an address: write a page such as /about, or a full address such as https://example.org.`;
}

function findPathProblem(address: string, { routes, places }: SiteAddresses): string | undefined {
  const files = [DONATE, ...builtFiles];
  const page = address.replace(/[?#].*$/, '');
  if (!files.includes(page) && !routes.some((route) => routePattern(route).test(page))) {
    const known = [...routes.filter((route) => !route.includes(':')), ...files];
    return `The site has no page “${address}”. Did you mean “${closestMatch(page, known)}”?`;
  }
  const [, place] = address.split('#');
  return place && places && !places.includes(place)
    ? `No page has a place “#${place}”. Did you mean “#${closestMatch(place, places) ?? ''}”?`
    : undefined;
}
