import { COLLECTIONS, documentsName, localDatabase } from '../../news/databaseSettings';
import type { LocalPerson } from '../../news/deskData';
import type { Documents } from '../database/documents';

/** Somebody who can sign in on this machine. Tests change what may change in an account. */
export interface Person extends LocalPerson {
  readonly uid: string;
  /** What the person's document in `editors` says; none for who has no such document. */
  readonly entry?: { readonly name: string; readonly role?: string };
  password: string;
  isVerified: boolean;
  isDisabled: boolean;
  /** How often all sessions were ended: only those that began since then go on. */
  endings: number;
}

/** The same for all: nobody keeps a secret here. */
const PASSWORD = 'golden hive';

function person(uid: string, what: string, more: Partial<Person>): Person {
  return {
    uid,
    email: `${uid}@example.org`,
    password: PASSWORD,
    what,
    isVerified: true,
    isDisabled: false,
    endings: 0,
    ...more,
  };
}

/** Returns the six people of this machine: one for each answer that a sign-in may get. */
export function localPeople(): Person[] {
  return [
    person('editor', 'an editor', { entry: { name: 'The teacher' } }),
    person('second', 'a second editor', { entry: { name: 'The student officer' } }),
    person('writer', 'a writer', { entry: { name: 'The student', role: 'writer' } }),
    person('unverified', 'an editor whose address is not verified', {
      entry: { name: 'The new editor' },
      isVerified: false,
    }),
    person('stranger', 'somebody who is no editor', {}),
    person('disabled', 'an editor whose account is disabled', {
      entry: { name: 'The former editor' },
      isDisabled: true,
    }),
  ];
}

/** Writes the documents that make editors and writers of those who are. */
export function seedEditors(documents: Documents, people: readonly Person[]): void {
  const root = `${documentsName(localDatabase.projectId)}/${COLLECTIONS.editors}`;
  for (const { uid, entry } of people) {
    if (!entry) continue;
    const fields = Object.entries(entry).map(
      ([name, stringValue]) => [name, { stringValue }] as const,
    );
    documents.set(`${root}/${uid}`, Object.fromEntries(fields));
  }
}

/** Says where the News desk is, and who can sign in there. */
export function reportDesk(
  address: string,
  people: readonly LocalPerson[] = [],
  report: (line: string) => void,
): void {
  report(`The News desk is ready: ${address}`);
  for (const { email, password, what } of people) {
    report(`  ${email}, password “${password}”: ${what}`);
  }
}
