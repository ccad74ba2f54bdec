import { accessOf } from '../../../src/local/database/accessOf';
import type { Action } from '../../../src/local/database/accessOf';
import { Documents } from '../../../src/local/database/documents';
import type { Case, Fields } from '../../rules/case';
import { cases, seeded } from '../../rules/cases';
import { entries, headersOf } from '../../rules/users';

const root = 'projects/p/databases/(default)/documents';
const documents = new Documents();
const stored = (fields: Fields = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
    ]),
  );
for (const [path, fields] of Object.entries(seeded))
  documents.set(`${root}/${path}`, stored(fields));
for (const [user, entry] of Object.entries(entries))
  documents.set(`${root}/editors/${user}`, stored(entry));

/** Returns whether the local database lets a request through that the rules were asked about. */
function isLetThrough({ as, action, path, fields }: Case): boolean {
  const isThere = path in seeded;
  const asked: Partial<Record<Case['action'], Action>> = {
    replace: isThere ? 'update' : 'create',
    change: isThere ? 'update' : 'create',
  };
  const authorize = accessOf(documents, headersOf(as, 'p').Authorization);
  try {
    const after = action === 'change' ? { ...seeded[path], ...fields } : fields;
    authorize(asked[action] ?? (action as Action), `${root}/${path}`, stored(after));
    return true;
  } catch {
    return false;
  }
}

test('what the rules allow, the local database does', () => {
  expect(cases.filter((it) => it.isAllowed && !isLetThrough(it))).toEqual([]);
});

test('what the rules refuse, the local database refuses, but for the form of what is written', () => {
  const isForm = ({ as, action, path, name }: Case) =>
    // What a writer signs and notes is of the form, too.
    (as === 'editor' || (as === 'writer' && /signs|note|adds a field/.test(name))) &&
    (action === 'create' ||
      (/^(replace|change)$/.test(action) && !/\/versions\/|^Pictures\//.test(path))) &&
    /^(News|Articles|Pictures)\//.test(path);
  expect(cases.filter((it) => !it.isAllowed && !isForm(it) && isLetThrough(it))).toEqual([]);
});
