/**
 * How many points MDN's HTTP Observatory adds to or takes from 100 for what it finds, from its own table
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js, commit 01b4711). Only what can apply to a
 * site without cookies and without scripts from other hosts. Firebase redirects to https by itself.
 */
export const observatory = {
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
export const REWARDED_FROM = 90;

/** What every deployed page has to reach; 140 needs a host on the browsers' HSTS preload list. */
export const REQUIRED_SCORE = 135;

/** Half a year, in seconds, as the Observatory counts it. */
export const HALF_A_YEAR = 15_552_000;
