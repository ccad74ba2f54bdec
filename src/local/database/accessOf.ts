import { COLLECTIONS } from '../../news/databaseSettings';
import { readToken } from '../signIn/token';
import type { Claims } from '../signIn/token';
import type { Documents } from './documents';
import type { Fields } from './fields';
import { GoogleError } from './googleError';

export type Action = 'get' | 'list' | 'listGroup' | 'create' | 'update' | 'delete';

/**
 * Throws PERMISSION_DENIED unless the caller may do this with a document, which has these fields then; to list, with
 * a collection.
 */
export type Authorize = (action: Action, name: string, fields?: Fields) => void;

/** `member`: an editor or a writer. `author`: an editor, or a writer with a draft of their own. */
type Holder = 'anybody' | 'member' | 'author' | 'editor' | 'self';

/**
 * Who may do what in which collection, as in firestore.rules; what is not here, nobody. The forms of fields
 * and addresses are left to the real rules.
 */
const table: Readonly<Record<string, Partial<Record<Action, Holder>>>> = {
  [COLLECTIONS.news]: {
    get: 'anybody',
    list: 'anybody',
    create: 'editor',
    update: 'editor',
    delete: 'editor',
  },
  [COLLECTIONS.articles]: { get: 'member', list: 'member', create: 'author', update: 'author' },
  [`${COLLECTIONS.articles}/${COLLECTIONS.versions}`]: {
    get: 'member',
    list: 'member',
    create: 'editor',
  },
  [COLLECTIONS.versions]: { listGroup: 'member' },
  [COLLECTIONS.pictures]: { get: 'anybody', list: 'member', create: 'member', delete: 'editor' },
  [COLLECTIONS.editors]: { get: 'self' },
};

/**
 * Returns what decides about one caller's requests, by the header with the token: `Bearer owner` may do
 * everything, as with the official emulator. Throws UNAUTHENTICATED when the token has expired.
 */
export function accessOf(documents: Documents, authorization: string | undefined): Authorize {
  const [, token] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (token === 'owner') return () => undefined;
  const claims = token === undefined ? {} : readToken(token);
  if (claims.exp !== undefined && claims.exp * 1000 <= Date.now()) {
    throw new GoogleError('UNAUTHENTICATED', 'The token has expired.');
  }
  return (action, name, fields) => {
    if (isAllowed(documents, claims, action, name, fields)) return;
    throw new GoogleError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
}

function isAllowed(
  documents: Documents,
  { user_id: uid, email_verified: isVerified }: Partial<Claims>,
  action: Action,
  name: string,
  fields: Fields | undefined,
): boolean {
  const [, root = '', path = ''] = /^((?:[^/]+\/){5})(.+)$/s.exec(name) ?? [];
  const steps = path.split('/');
  const holder = table[steps.filter((_, index) => index % 2 === 0).join('/')]?.[action];
  const role = isVerified
    ? roleOf(documents.get(`${root}${COLLECTIONS.editors}/${uid}`)?.fields)
    : undefined;
  const before = documents.get(name);
  switch (holder) {
    case 'anybody':
      return true;
    case 'member':
      return role !== undefined;
    case 'author':
      if (role !== 'writer') return role === 'editor';
      return (
        isOwnDraft(uid, fields) &&
        (before
          ? isOwnDraft(uid, before.fields)
          : !documents.get(`${root}${COLLECTIONS.news}/${steps[1]}`))
      );
    case 'editor':
      return role === 'editor';
    case 'self':
      return uid !== undefined && steps[1] === uid;
    case undefined:
      return false;
  }
}

function roleOf(entry: Fields | undefined): 'editor' | 'writer' | undefined {
  const { name: _, role, ...others } = entry ?? {};
  if (!entry || Object.keys(others).length > 0) return undefined;
  if (role) return role.stringValue === 'writer' ? 'writer' : undefined;
  return 'editor';
}

function isOwnDraft(uid: string | undefined, { author, state, version }: Fields = {}): boolean {
  return (
    author?.stringValue === uid && state?.stringValue === 'draft' && version?.integerValue === '0'
  );
}
