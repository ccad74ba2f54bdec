import { parseInline } from '../../lib/inlineText';
import { routePattern } from '../../lib/addresses';
import { closestWord } from './closestWord';
import type { Rule } from './rule';
import { textRule } from './rule';

export interface SiteAddresses {
  /** The paths of the site's pages; `:id` stands for any article. */
  readonly routes: readonly string[];
  /** Files that the build adds beside the pages, such as `/meetings.ics`. */
  readonly files: readonly string[];
  /** The places within pages that an address may end with, such as `meetings`; undefined where any will do. */
  readonly places?: readonly string[];
}

/** Leads home until the team has a place for donations. */
const DONATE = '/donate';

const ADDRESS_FIELD = /^(to|map|(\w+U|u)rl)$/;

/**
 * Returns the rule that every address, in a field or in a link inside a sentence, leads somewhere. Does
 * not check article ids, which only the database knows.
 */
export function addressRule(site: SiteAddresses): Rule {
  return textRule((text, { path }) => {
    const field = String(path.at(-1));
    if (field === 'email') {
      return EMAIL.test(text)
        ? []
        : [`“${text}” is not an e-mail address: write name@example.org.`];
    }
    return addressesIn(text, field).flatMap((address) => findAddressProblem(address, site) ?? []);
  });
}

function addressesIn(text: string, field: string): string[] {
  if (ADDRESS_FIELD.test(field) || /^(\/|https?:|mailto:)/.test(text)) return [text];
  return parseInline(text).flatMap((part) => (part.kind === 'link' ? [part.to] : []));
}

/** Returns why an address leads nowhere; undefined when it is fine. */
export function findAddressProblem(address: string, site: SiteAddresses): string | undefined {
  if (address.startsWith('mailto:')) {
    return EMAIL.test(address.slice('mailto:'.length).replace(/\?\S*$/, ''))
      ? undefined
      : `“${address}” is not an e-mail address: write mailto:name@example.org.`;
  }
  if (address.startsWith('/')) return findPathProblem(address, site);
  if (address.startsWith('http:')) return `“${address}” must begin with https://.`;
  if (WEB.test(address) && URL.canParse(address)) return undefined;
  return `“${address}” is not an address: write a page such as /about, or a full address such as https://example.org.`;
}

const EMAIL = /^[^@\s?:]+@([^@\s?:.]+\.)+[^@\s?:.]+$/;

/** The name of a computer has a dot: in `https:/example.org` and `https://https://…`, browsers find another. */
const WEB = /^https:\/\/([^\s/?#.]+\.)+[^\s/?#.]+([/?#]\S*)?$/;

function findPathProblem(address: string, site: SiteAddresses): string | undefined {
  const { routes, files, places } = site;
  const path = address.replace(/[?#].*$/, '');
  const isKnown =
    path === DONATE ||
    files.includes(path) ||
    routes.some((route) => routePattern(route).test(path));
  const [, place = ''] = address.split('#');
  if (isKnown && place && places && !places.includes(place)) {
    return `No page has a place “#${place}”. Did you mean “#${closestWord(place, places)}”?`;
  }
  if (isKnown) return undefined;
  const known = [...routes.filter((route) => !route.includes(':')), DONATE, ...files];
  return `The site has no page “${address}”. Did you mean “${closestWord(path, known)}”?`;
}
