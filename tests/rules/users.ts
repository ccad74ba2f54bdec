import { makeToken } from '../../src/local/signIn/token';
import type { Claims } from '../../src/local/signIn/token';
import type { Fields } from './case';

/** Whose documents in `editors` there are, and what these say. */
export const entries = {
  nameless: {},
  unverified: {},
  editor: { name: 'An editor' },
  writer: { name: 'Wren', role: 'writer' },
  'nameless writer': { role: 'writer' },
  'unverified writer': { role: 'writer' },
  // What an owner may have mistyped.
  misspelled: { name: 'Mia', Role: 'writer' },
  miscast: { name: 'Mo', role: 'Writer' },
  overfilled: { name: 'Ola', role: 'writer', since: '2026' },
} satisfies Record<string, Fields>;

/** Who comes to the database: nobody who is signed in, somebody without a document in `editors`, and who has one. */
export type User = 'visitor' | 'stranger' | keyof typeof entries;

export const users = ['visitor', 'stranger', ...Object.keys(entries)] as readonly User[];

/** Who may do no more than a visitor, each for another reason. */
export const others = ['visitor', 'stranger', 'nameless', 'unverified', 'misspelled'] as const;

/** Whose entry makes no writer of them, nor an editor. */
export const mistaken = ['unverified writer', 'misspelled', 'miscast', 'overfilled'] as const;

/** The headers that say who asks; `owner` may do everything. A person's user id is their name here. */
export function headersOf(user: User | 'owner', projectId: string): Record<string, string> {
  if (user === 'visitor') return {};
  if (user === 'owner') return { Authorization: 'Bearer owner' };
  const verified = { email_verified: !user.startsWith('unverified') };
  const claims = { user_id: user, email: '', auth_time: 0, exp: 2 ** 32 };
  const token = makeToken(projectId, { ...claims, ...(user !== 'nameless' && verified) } as Claims);
  return { Authorization: `Bearer ${token}` };
}
