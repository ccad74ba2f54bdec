import { COLLECTIONS } from '../../news/databaseSettings';
import { readToken } from '../signIn/token';
import type { Documents, Fields } from './documents';
import { GoogleError } from './googleError';

export type Action = 'get' | 'list' | 'listGroup' | 'create' | 'update' | 'delete';

/**
 * Throws PERMISSION_DENIED unless the caller may do this with a document, which has these fields then; to list, with
 * a collection.
 */
export type Authorize = (action: Action, name: string, fields?: Fields) => void;

/** Whether the caller may do something with a document; to list, with a collection. */
type Condition = (caller: Caller, name: string, fields?: Fields) => boolean;

interface Caller {
  readonly documents: Documents;
  readonly uid: string | undefined;
  readonly role: 'editor' | 'writer' | undefined;
}

const anybody: Condition = () => true;
const editor: Condition = ({ role }) => role === 'editor';
const member: Condition = ({ role }) => role !== undefined;
const self: Condition = ({ uid }, name) => uid !== undefined && name.endsWith(`/${uid}`);

/** An editor, or a writer with a draft of their own. */
const author: Condition = ({ documents, uid, role }, name, fields) => {
  if (role !== 'writer') return role === 'editor';
  const before = documents.get(name);
  const published = name.replace(`/${COLLECTIONS.articles}/`, `/${COLLECTIONS.news}/`);
  const isTaken = before ? !isOwnDraft(uid, before.fields) : documents.get(published);
  return !isTaken && isOwnDraft(uid, fields);
};

/**
 * Who may do what in which collection, as in firestore.rules; what is not here, nobody. The forms of fields
 * and addresses are left to the real rules.
 */
const table: Readonly<Record<string, Partial<Record<Action, Condition>>>> = {
  [COLLECTIONS.news]: {
    get: anybody,
    list: anybody,
    create: editor,
    update: editor,
    delete: editor,
  },
  [COLLECTIONS.articles]: { get: member, list: member, create: author, update: author },
  [`${COLLECTIONS.articles}/${COLLECTIONS.versions}`]: {
    get: member,
    list: member,
    create: editor,
  },
  [COLLECTIONS.versions]: { listGroup: member },
  [COLLECTIONS.pictures]: { get: anybody, list: member, create: member, delete: editor },
  [COLLECTIONS.editors]: { get: self },
};

/**
 * Returns what decides about one caller's requests, by the header with the token: `Bearer owner` may do
 * everything, as with the official emulator. Throws UNAUTHENTICATED when the token has expired.
 */
export function accessOf(documents: Documents, authorization: string | undefined): Authorize {
  const [, token] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (token === 'owner') return () => undefined;
  const { user_id: uid, email_verified: isVerified, exp } = token ? readToken(token) : {};
  if (exp !== undefined && exp * 1000 <= Date.now()) {
    throw new GoogleError('UNAUTHENTICATED', 'The token has expired.');
  }
  return (action, name, fields) => {
    const [, root = '', path = ''] = /^((?:[^/]+\/){5})(.+)$/s.exec(name) ?? [];
    const collection = path.split('/').filter((_, index) => index % 2 === 0);
    const entry = documents.get(`${root}${COLLECTIONS.editors}/${uid}`)?.fields;
    const role = isVerified ? roleOf(entry) : undefined;
    if (table[collection.join('/')]?.[action]?.({ documents, uid, role }, name, fields)) return;
    throw new GoogleError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
}

function roleOf(entry: Fields | undefined): Caller['role'] {
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
