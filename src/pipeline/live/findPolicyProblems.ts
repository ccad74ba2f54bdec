import { databaseOrigin, localDatabase } from '../../news/databaseSettings';
import { collectInlineCode, contentSecurityPolicy } from '../contentSecurityPolicy';
import { describeDifference } from './describeDifference';

const POLICY = 'content-security-policy';

/** Every real project's is at the same address. */
const realDatabase = { ...localDatabase, emulatorHost: undefined };

/** A database on this machine, which the policy of a local build lists instead of the real one. */
const LOCAL_DATABASE = /http:\/\/(127\.0\.0\.1|localhost):\d+/g;

/**
 * Returns what is wrong with a page's Content Security Policy, compared with the one of a build; nothing if
 * it is as it should be. Only a build knows the hashes of all pages: those of the given page have to be
 * listed, and others may be.
 */
export function findPolicyProblems(policy: string, html: string, isLocal: boolean): string[] {
  if (policy.trim() === '') return [`${POLICY} is missing`];
  const code = collectInlineCode();
  code.add(html);
  const unlisted = [...code.styles, ...code.scripts].filter((hash) => !policy.includes(hash));
  const wanted = readPolicy(contentSecurityPolicy(code, realDatabase));
  const found = readPolicy(
    isLocal ? policy.replace(LOCAL_DATABASE, databaseOrigin(realDatabase)) : policy,
  );
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
