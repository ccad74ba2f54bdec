import type { observatory } from './observatory';

const BROAD = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const INSECURE = /^(http|ftp):/;
const PASSIVE = ['img-src', 'media-src'];

/** Returns what the Observatory calls a Content Security Policy that was sent over https. */
export function judgePolicy(policy: string | null): keyof (typeof observatory)['csp'] {
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
export function readPolicy(policy: string): Map<string, string[]> {
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
