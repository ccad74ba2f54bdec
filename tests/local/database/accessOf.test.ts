import { accessOf } from '../../../src/local/database/accessOf';
import type { Action } from '../../../src/local/database/accessOf';
import { Documents } from '../../../src/local/database/documents';
import { makeToken } from '../../../src/local/signIn/token';
import type { Case } from '../../rules/case';
import { cases, seeded } from '../../rules/cases';
import { listedUsers } from '../../rules/users';

const root = 'projects/p/databases/(default)/documents';
const documents = new Documents();
for (const user of listedUsers) documents.set(`${root}/editors/${user}`, {});

/** Returns whether the local database lets a request through that the rules were asked about. */
function isLetThrough({ as, action, path }: Case): boolean {
  const isThere = path in seeded;
  const asked: Partial<Record<Case['action'], Action>> = {
    replace: isThere ? 'update' : 'create',
    change: isThere ? 'update' : 'create',
    listGroup: 'list',
  };
  const claims = { user_id: as, email: '', auth_time: 0, exp: Date.now() };
  const email_verified = as === 'editor' || as === 'stranger';
  const header = `Bearer ${makeToken('p', { ...claims, email_verified })}`;
  const authorize = accessOf(documents, as === 'visitor' ? undefined : header);
  try {
    const name = action === 'listGroup' ? `none/none/${path}` : path;
    authorize(asked[action] ?? (action as Action), `${root}/${name}`);
    return true;
  } catch {
    return false;
  }
}

test('what the rules allow, the local database does', () => {
  expect(cases.filter((it) => it.isAllowed && !isLetThrough(it))).toEqual([]);
});

test('what the rules refuse, the local database refuses, but for the form of what editors write', () => {
  const isForm = ({ as, action, path }: Case) =>
    as === 'editor' &&
    (action === 'create' ||
      (/^(replace|change)$/.test(action) && !/\/versions\/|^Pictures\//.test(path))) &&
    /^(News|Articles|Pictures)\//.test(path);
  expect(cases.filter((it) => !it.isAllowed && !isForm(it) && isLetThrough(it))).toEqual([]);
});
