import { createStore, del, entries, get, set } from 'idb-keyval';
import type { ArticleForm } from './articleForm';
import type { DeskArticle } from './articles';

/** What an editor has typed and nobody else has yet, kept on the device. */
export interface DeviceCopy {
  readonly form: ArticleForm;
  /** The article as it was when the typing began: whoever changed it since is not written over. */
  readonly opened: DeskArticle;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Under its address an article's words are found again; those of a new one under none. */
const keyOf = (uid: string, id: string) => `${uid}/${id}`;

let store: ReturnType<typeof createStore> | undefined;
const copies = () => (store ??= createStore('news-desk', 'copies'));

/** A device that keeps nothing, such as in a private window, has nothing either. */
async function orNothing<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}

/** Returns the words that were left, if there are any. */
export function readCopy(uid: string, id: string): Promise<DeviceCopy | undefined> {
  return orNothing(() => get<DeviceCopy>(keyOf(uid, id), copies()));
}

export async function keepCopy(uid: string, copy: DeviceCopy): Promise<void> {
  await orNothing(() => set(keyOf(uid, copy.opened.id), copy, copies()));
}

export async function dropCopy(uid: string, id: string): Promise<void> {
  await orNothing(() => del(keyOf(uid, id), copies()));
}

/** Returns all words that this editor has left on the device, the newest first. */
export async function listCopies(uid: string): Promise<readonly DeviceCopy[]> {
  const all = (await orNothing(() => entries<string, DeviceCopy>(copies()))) ?? [];
  return all
    .filter(([key]) => key.startsWith(keyOf(uid, '')))
    .map(([, copy]) => copy)
    .sort((one, other) => other.at - one.at);
}
