import { localDatabase } from '../../news/databaseSettings';
import {
  collectInlineCode,
  contentSecurityPolicy,
  deskSecurityPolicy,
} from '../contentSecurityPolicy';
import { fetchOrExplain } from '../fetchOrExplain';
import { finding } from '../finding';
import type { Finding } from '../finding';
import { readHosting } from '../hosting';

/** Every real project's is at the same address. */
const database = { ...localDatabase, emulatorHost: undefined };

/**
 * Compares the headers of the home page and of the desk with those that `firebase.json` in the project's folder
 * and a build set. A site on this machine may speak to a database there.
 */
export function checkHeaders(root: string, origin: string, isLocal: boolean): Promise<Finding[]> {
  const code = collectInlineCode();
  /** Without the hashes: only a build knows those of all pages. */
  const comparable = (policy: string) =>
    policy.replace(/ 'sha256-[^']*'/g, '').replace(isLocal ? / connect-src [^;]*;/ : '', '');
  const check = (path: string, policy: string) =>
    finding(`headers of ${path}`, async () => {
      const { headers } = await fetchOrExplain('The site', new URL(path, origin));
      const rules = (await readHosting(root)).headers.filter(({ source }) => source === '**');
      const wanted = [
        ...rules.flatMap((rule) => rule.headers),
        { key: 'Content-Security-Policy', value: policy },
      ];
      const problems = wanted.flatMap(({ key, value }) => {
        const found = headers.get(key) ?? '';
        // On some addresses, Firebase sends a time of https of its own (firebase-tools, issue 5999).
        const isFine = comparable(found) === comparable(value) || /^max-age=31556926/.test(found);
        return isFine ? [] : `${key} is "${found}", but should be "${comparable(value)}"`;
      });
      if (problems.length > 0) throw new Error(problems.join('; '));
      return 'are as firebase.json and a build set them';
    });
  return Promise.all([
    check('/', contentSecurityPolicy(code, database)),
    check('/desk', deskSecurityPolicy(code, { database, authHost: undefined })),
  ]);
}
