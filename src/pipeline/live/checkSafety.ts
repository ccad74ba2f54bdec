import { localDatabase } from '../../news/databaseSettings';
import {
  collectInlineCode,
  contentSecurityPolicy,
  deskSecurityPolicy,
} from '../contentSecurityPolicy';
import type { InlineHashes } from '../contentSecurityPolicy';
import { finding } from '../finding';
import type { Finding } from '../finding';
import { readHosting } from '../hosting';
import type { HeaderRule } from '../hosting';
import { request } from './checkPages';

/**
 * Compares the headers of the home page and of the News desk with those that `firebase.json` in the project's
 * folder and a build set, and checks the scripts' integrity. A site on this machine is compared as if it were
 * deployed: it lacks only https and the real database.
 */
export function checkSafety(root: string, origin: string): Promise<Finding[]> {
  return Promise.all([
    checkHeaders('security headers', root, new URL('/', origin), (code) =>
      contentSecurityPolicy(code, realDatabase),
    ),
    checkHeaders('security headers of the desk', root, new URL('/desk', origin), (code) =>
      deskSecurityPolicy(code, { database: realDatabase }),
    ),
  ]);
}

type PolicyOf = (code: InlineHashes) => string;

function checkHeaders(
  what: string,
  root: string,
  address: URL,
  policyOf: PolicyOf,
): Promise<Finding> {
  return finding(what, async () => {
    const { headers: rules } = await readHosting(root);
    const answer = await request(address.href);
    const policy = answer.headers.get(POLICY) ?? '';
    const html = await answer.text();
    const problems = [
      ...findHeaderProblems(rules, answer.headers),
      ...findPolicyProblems(policy, html, policyOf, isOnThisMachine(address)),
      ...findScriptProblems(html),
    ];
    if (problems.length > 0) throw new Error(problems.join('; '));
    return 'are as firebase.json and a build set them';
  });
}

/** Returns whether an address is one of this machine, where nothing needs https. */
export const isOnThisMachine = ({ hostname }: URL) =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Neither is set anywhere: no page needs cookies, or may be read by other sites with a visitor's own. */
const UNWANTED = ['set-cookie', 'access-control-allow-credentials'];

const TRANSPORT = 'strict-transport-security';

/** The least that MDN's HTTP Observatory accepts: half a year. */
const LEAST_TRANSPORT_S = 15_552_000;

/** Compares a page's headers with those that the rules of Firebase set for every page. */
function findHeaderProblems(rules: readonly HeaderRule[], headers: Headers): string[] {
  const find = (name: string) => headers.get(name) ?? undefined;
  const wanted = rules.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
  return [
    ...wanted.flatMap(({ key, value }) => {
      const name = key.toLowerCase();
      // On some addresses, Firebase sends a value of its own (firebase-tools, issue 5999).
      if (name === TRANSPORT && secondsOf(find(name)) >= LEAST_TRANSPORT_S) return [];
      return describeDifference(name, find(name), value);
    }),
    ...UNWANTED.flatMap((name) => describeDifference(name, find(name), undefined)),
  ];
}

function secondsOf(transport = ''): number {
  return Number(/(?:^|;)\s*max-age=(\d+)/i.exec(transport)?.[1] ?? 0);
}

const POLICY = 'content-security-policy';

/** Every real project's is at the same address. */
const realDatabase = { ...localDatabase, emulatorHost: undefined };

/** A database and its sign-in on this machine, which the policy of a local build lists instead of the real ones. */
const LOCAL_HOSTS = /( http:\/\/(127\.0\.0\.1|localhost):\d+)+/;

/**
 * Compares a page's Content Security Policy with the one of a build. Only a build knows the hashes of all
 * pages: those of the given page have to be listed, and others may be.
 */
function findPolicyProblems(
  policy: string,
  html: string,
  policyOf: PolicyOf,
  isLocal: boolean,
): string[] {
  if (policy.trim() === '') return [`${POLICY} is missing`];
  const code = collectInlineCode();
  code.add(html);
  const unlisted = [...code.styles, ...code.scripts].filter((hash) => !policy.includes(hash));
  const wanted = readPolicy(policyOf(code));
  const realHosts = wanted.get('connect-src')?.replace("'self'", '') ?? '';
  const found = readPolicy(isLocal ? policy.replace(LOCAL_HOSTS, realHosts) : policy);
  return [
    ...[...new Set([...wanted.keys(), ...found.keys()])].flatMap((name) =>
      describeDifference(`${POLICY}: ${name}`, found.get(name), wanted.get(name)),
    ),
    ...(unlisted.length > 0
      ? [`${POLICY} blocks inline code of the page: it does not list ${unlisted.join(' ')}`]
      : []),
  ];
}

/** Returns what each directive of a policy allows, but for hashes, by its name; of two, the first counts. */
function readPolicy(policy: string): Map<string, string> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]): [string, string] => [
        name.toLowerCase(),
        sources.filter((source) => !source.startsWith("'sha256-")).join(' '),
      ])
      .reverse(),
  );
}

/** Says in words how what was found differs from what should be; nothing if it does not. */
function describeDifference(
  name: string,
  found: string | undefined,
  wanted: string | undefined,
): string[] {
  if (found === wanted) return [];
  const is = found === undefined ? 'is missing' : `is "${found}"`;
  const should = wanted === undefined ? 'should not be there' : `should be "${wanted}"`;
  return [`${name} ${is}, but ${should}`];
}

/** Without integrity, a script could be replaced unnoticed. */
function findScriptProblems(html: string): string[] {
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  if (scripts.length === 0) return ['the page has no script'];
  return scripts
    .filter((script) => !/\sintegrity="sha\d{3}-/.test(script))
    .map((script) => `${script} has no integrity`);
}
