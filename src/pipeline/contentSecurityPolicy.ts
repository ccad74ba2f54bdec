import { createHash } from 'node:crypto';
import { databaseOrigin } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import type { DeskData } from '../news/deskData';
import { PASTE_POLICY_NAMES, POLICY_NAME } from '../trustedTypes';

/** styled-components keeps an empty style element for the rules that it adds later. */
const EMPTY = '';

/** The hashes that a Content Security Policy has to list, in its notation. */
export interface InlineHashes {
  readonly styles: ReadonlySet<string>;
  readonly scripts: ReadonlySet<string>;
}

/** Returns a collector of the hashes of every inline style and script; data blocks are not scripts. */
export function collectInlineCode() {
  const styles = new Set([hashSource(EMPTY)]);
  const scripts = new Set<string>();
  const addAll = (html: string, pattern: RegExp, hashes: Set<string>) => {
    for (const [, text = ''] of html.matchAll(pattern)) hashes.add(hashSource(text));
  };
  return {
    add(html: string) {
      addAll(html, /<style[^>]*>([^]*?)<\/style>/g, styles);
      addAll(html, /<script>([^]*?)<\/script>/g, scripts);
    },
    styles,
    scripts,
  };
}

/** Returns the Content Security Policy for every page of a build that reads the given database. */
export function contentSecurityPolicy(code: InlineHashes, database: DatabaseSettings): string {
  return policyOf(code, [databaseOrigin(database)], [POLICY_NAME]);
}

/**
 * Returns the policy of the News desk, which also signs people in, shows pictures before they are sent, and reads
 * what is pasted.
 */
export function deskSecurityPolicy(
  code: InlineHashes,
  { database, authHost }: Pick<DeskData, 'database' | 'authHost'>,
): string {
  const signIn = authHost ? [`http://${authHost}`] : SIGN_IN;
  const connections = [...new Set([databaseOrigin(database), ...signIn])];
  return policyOf(code, connections, [POLICY_NAME, ...PASTE_POLICY_NAMES], ' blob:');
}

/** Where Firebase signs in, and gives new tokens. */
const SIGN_IN = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

function policyOf(
  code: InlineHashes,
  connections: readonly string[],
  trustedTypes: readonly string[],
  ownImages = '',
): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...code.scripts].join(' ')}`.trimEnd(),
    `style-src 'self' ${[...code.styles].join(' ')}`,
    // An article may show a picture from anywhere; the icon in the browser's tab is within the page.
    `img-src 'self' https: data:${ownImages}`,
    `font-src 'self' data:`,
    `connect-src 'self' ${connections.join(' ')}`,
    `frame-src https://www.youtube-nocookie.com`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
