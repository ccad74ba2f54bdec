import type { HeaderRule } from '../hosting';
import { describeDifference } from './describeDifference';

/** Neither is set anywhere: no page needs cookies, or may be read by other sites with a visitor's own. */
const UNWANTED = ['set-cookie', 'access-control-allow-credentials'];

const TRANSPORT = 'strict-transport-security';

/** The least that MDN's HTTP Observatory accepts: half a year. */
const LEAST_TRANSPORT_S = 15_552_000;

/**
 * Returns what is wrong with a page's headers, compared with those that the rules of Firebase set for every
 * page; nothing if they are as they should be.
 */
export function findHeaderProblems(rules: readonly HeaderRule[], headers: Headers): string[] {
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
