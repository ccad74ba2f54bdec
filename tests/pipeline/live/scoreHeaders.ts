/**
 * How many points MDN's HTTP Observatory adds to or takes from 100 for what it finds, from its own table
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js, commit 01b4711). Only what can apply to a
 * site without cookies and without scripts from other hosts. Firebase redirects to https by itself.
 */
const observatory = {
  csp: {
    'default-src none and nothing unsafe': 10,
    'nothing unsafe': 5,
    'unsafe styles': 0,
    'pictures over http': -10,
    'unsafe-eval': -10,
    'unsafe scripts or objects': -20,
    'sources over http': -20,
    'no policy': -25,
  },
  cookies: { none: 0, 'cookies, which this site does not need': -20 },
  cors: { 'nothing for other origins': 0, public: 0, 'everything, with credentials': -50 },
  referrer: { private: 5, 'not set': 0, unsafe: -5 },
  hsts: {
    'half a year or more': 0,
    'less than half a year': -10,
    missing: -20,
    'without https': -20,
  },
  integrity: { 'on every script': 5, 'no scripts': 0, 'not on every script': 0 },
  sniffing: { forbidden: 0, allowed: -5 },
  framing: { 'forbidden by the policy': 5, 'forbidden by X-Frame-Options': 0, allowed: -20 },
  isolation: { 'same origin or site': 10, 'not set': 0, 'cross-origin': 0, invalid: -5 },
} as const satisfies Record<string, Record<string, number>>;

/** The lowest score to which rewards are added (the Observatory's MINIMUM_SCORE_FOR_EXTRA_CREDIT). */
const REWARDED_FROM = 90;

/** What every deployed page has to reach; 140 needs a host on the browsers' HSTS preload list. */
export const REQUIRED_SCORE = 135;

/** Half a year, in seconds, as the Observatory counts it. */
const HALF_A_YEAR = 15_552_000;

interface AnsweredPage {
  /** How it was requested: over http, nothing that depends on https counts. */
  readonly protocol: 'http:' | 'https:';
  readonly headers: Headers;
  readonly html: string;
}

/** Scores the response for a page as MDN's HTTP Observatory does: 100, plus rewards and minus penalties. */
export function scoreHeaders(page: AnsweredPage): number {
  const points = Object.entries(judge(page)).map(
    ([test, verdict]) =>
      (observatory[test as keyof typeof observatory] as Record<string, number>)[verdict]!,
  );
  const sum = (each: (points: number) => number) =>
    points.reduce((total, point) => total + each(point), 0);
  const penalties = 100 + sum((point) => Math.min(point, 0));
  const rewards = sum((point) => Math.max(point, 0));
  return Math.max(0, penalties >= REWARDED_FROM ? penalties + rewards : penalties);
}

type Verdicts = { readonly [Test in keyof typeof observatory]: keyof (typeof observatory)[Test] };

function judge({ protocol, headers, html }: AnsweredPage): Verdicts {
  const policy = headers.get('content-security-policy');
  return {
    csp: judgePolicy(policy),
    cookies: headers.has('set-cookie') ? 'cookies, which this site does not need' : 'none',
    cors: judgeSharing(headers),
    referrer: judgeReferrer(headers.get('referrer-policy')),
    hsts: judgeTransport(protocol, headers.get('strict-transport-security')),
    integrity: judgeScripts(protocol, html),
    sniffing: headers.get('x-content-type-options') === 'nosniff' ? 'forbidden' : 'allowed',
    framing: judgeFraming(policy ?? '', headers.get('x-frame-options')),
    isolation: judgeIsolation(headers.get('cross-origin-resource-policy')),
  };
}

function judgeSharing(headers: Headers): Verdicts['cors'] {
  if (!headers.has('access-control-allow-origin')) return 'nothing for other origins';
  return headers.get('access-control-allow-credentials') === 'true'
    ? 'everything, with credentials'
    : 'public';
}

function judgeReferrer(policy: string | null): Verdicts['referrer'] {
  if (policy === null) return 'not set';
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/;
  return isPrivate.test(policy.split(',').at(-1)!.trim()) ? 'private' : 'unsafe';
}

function judgeTransport(protocol: string, header: string | null): Verdicts['hsts'] {
  if (protocol !== 'https:') return 'without https';
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (seconds === undefined) return 'missing';
  return Number(seconds) >= HALF_A_YEAR ? 'half a year or more' : 'less than half a year';
}

// The Observatory is satisfied with one; but any single script without it could be replaced.
function judgeScripts(protocol: string, html: string): Verdicts['integrity'] {
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  if (scripts.length === 0) return 'no scripts';
  const isWhole = scripts.every((script) => /\sintegrity="sha\d{3}-/.test(script));
  return isWhole && protocol === 'https:' ? 'on every script' : 'not on every script';
}

function judgeFraming(policy: string, header: string | null): Verdicts['framing'] {
  if (readPolicy(policy).has('frame-ancestors')) return 'forbidden by the policy';
  return /^(deny|sameorigin)$/i.test(header?.trim() ?? '')
    ? 'forbidden by X-Frame-Options'
    : 'allowed';
}

function judgeIsolation(policy: string | null): Verdicts['isolation'] {
  if (policy === null) return 'not set';
  if (/^same-(origin|site)$/.test(policy)) return 'same origin or site';
  return policy === 'cross-origin' ? 'cross-origin' : 'invalid';
}

const BROAD = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const INSECURE = /^(http|ftp):/;
const PASSIVE = ['img-src', 'media-src'];

/** Returns what the Observatory calls a Content Security Policy that was sent over https. */
function judgePolicy(policy: string | null): Verdicts['csp'] {
  if (!policy?.trim()) return 'no policy';
  const directives = readPolicy(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = withoutIgnored(sources('script-src'));
  const styles = withoutIgnored(sources('style-src'));
  const isUnsafe = (source: string) =>
    BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:';
  const active = [...directives].flatMap(([name, own]) => (PASSIVE.includes(name) ? [] : own));

  if (scripts.some(isUnsafe) || sources('object-src').some((source) => BROAD.test(source)))
    return 'unsafe scripts or objects';
  if (active.some((source) => INSECURE.test(source))) return 'sources over http';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'unsafe-eval';
  if (PASSIVE.flatMap(sources).some((source) => INSECURE.test(source))) return 'pictures over http';
  if (styles.some(isUnsafe)) return 'unsafe styles';
  return directives.get('default-src')?.join(' ') === "'none'"
    ? 'default-src none and nothing unsafe'
    : 'nothing unsafe';
}

/** Returns the sources of every directive of a policy, by the directive's name. */
function readPolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

/** Leaves out 'unsafe-inline' beside a hash or a nonce, because browsers ignore it there. */
function withoutIgnored(sources: readonly string[]): string[] {
  const isNamed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return sources.filter((source) => !(isNamed && source === "'unsafe-inline'"));
}
