import { COLLECTIONS } from '../../news/databaseSettings';
import { readToken } from '../signIn/token';
import type { Claims } from '../signIn/token';
import type { Documents } from './documents';
import { GoogleError } from './googleError';

export type Action = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Throws PERMISSION_DENIED unless the caller may do this with a document; to list, with a collection. */
export type Authorize = (action: Action, name: string) => void;

type Holder = 'anybody' | 'editor' | 'self';

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
  [COLLECTIONS.articles]: { get: 'editor', list: 'editor', create: 'editor', update: 'editor' },
  [`${COLLECTIONS.articles}/${COLLECTIONS.versions}`]: {
    get: 'editor',
    list: 'editor',
    create: 'editor',
  },
  [COLLECTIONS.pictures]: { get: 'anybody', create: 'editor', delete: 'editor' },
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
  return (action, name) => {
    if (isAllowed(documents, claims, action, name)) return;
    throw new GoogleError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
}

function isAllowed(
  documents: Documents,
  { user_id: uid, email_verified: isVerified }: Partial<Claims>,
  action: Action,
  name: string,
): boolean {
  const [, root = '', path = ''] = /^((?:[^/]+\/){5})(.+)$/s.exec(name) ?? [];
  const steps = path.split('/');
  const holder = table[steps.filter((_, index) => index % 2 === 0).join('/')]?.[action];
  switch (holder) {
    case 'anybody':
      return true;
    case 'editor':
      return (
        isVerified === true && documents.get(`${root}${COLLECTIONS.editors}/${uid}`) !== undefined
      );
    case 'self':
      return uid !== undefined && steps[1] === uid;
    case undefined:
      return false;
  }
}
