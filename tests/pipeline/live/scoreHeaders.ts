import { HALF_A_YEAR, observatory, REWARDED_FROM } from './observatory';
import { judgePolicy, readPolicy } from './judgePolicy';

interface AnsweredPage {
  /** How it was requested: over http, nothing that depends on https counts. */
  readonly protocol: 'http:' | 'https:';
  readonly headers: Headers;
  readonly html: string;
}

interface Score {
  /** 100, plus rewards and minus penalties. */
  readonly total: number;
  /** Such as `referrer: private (+5)`. */
  readonly parts: readonly string[];
}

/** Scores the response for a page as MDN's HTTP Observatory does. */
export function scoreHeaders(page: AnsweredPage): Score {
  const verdicts = judge(page);
  const modifiers = Object.entries(verdicts).map(([test, verdict]) => ({
    test,
    verdict,
    points: (observatory[test as keyof typeof observatory] as Record<string, number>)[verdict]!,
  }));
  const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
  const penalties = 100 + sum(modifiers.map(({ points }) => Math.min(points, 0)));
  const rewards = sum(modifiers.map(({ points }) => Math.max(points, 0)));
  return {
    total: Math.max(0, penalties >= REWARDED_FROM ? penalties + rewards : penalties),
    parts: modifiers.map(
      ({ test, verdict, points }) => `${test}: ${verdict} (${points > 0 ? '+' : ''}${points})`,
    ),
  };
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
