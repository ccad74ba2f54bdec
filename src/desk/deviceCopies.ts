import { createStore, del, entries, promisifyRequest, set } from 'idb-keyval';
import { createListeners } from '../lib/createListeners';
import type { ExternalStore } from '../lib/externalStore';
import type { ArticleForm } from './articleForm';
import type { DeskArticle } from './articles';
import { isSameIn } from './records';

/** What was typed, and the article as it was then: whoever changed it since is not written over. */
export interface Words {
  readonly form: ArticleForm;
  readonly opened: DeskArticle;
}

/** What an editor has typed and nobody else has yet, kept on the device. */
export interface DeviceCopy {
  /** That of one writing: two tabs have two, also of the same article. */
  readonly key: string;
  /** Undefined when all of it was thrown away or replaced. */
  readonly form?: ArticleForm | undefined;
  /** The article as it was when the typing began. */
  readonly opened: DeskArticle;
  /** What one press each has replaced, the latest first: it can be put back until the next save. */
  readonly replaced?: readonly Words[] | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const store = createStore('news-desk', 'copies');
const idOf = (uid: string, key: string) => `${uid}/${key}`;

/** What the device did not take, for as long as the page is open. */
const memory = new Map<string, DeviceCopy>();

let isKeeping = true;
const listeners = createListeners();

/** Whether this device keeps words: not where storage is refused, as in some private windows, or full. */
export const deviceKeeps: ExternalStore<boolean> = {
  current: () => isKeeping,
  onServer: () => true,
  subscribe: listeners.subscribe,
};

async function write(action: () => Promise<void>): Promise<void> {
  const before = isKeeping;
  isKeeping = await action().then(
    () => true,
    () => false,
  );
  if (isKeeping !== before) listeners.notify();
}

/** Finds out whether the device keeps words before there are any. */
export function tryDevice(): Promise<void> {
  return write(async () => {
    await set('', 'x'.repeat(100_000), store);
    await remove('');
  });
}

/** Keeps words on the device, or in the page where the device refuses them. */
export async function keepCopy(uid: string, copy: DeviceCopy): Promise<void> {
  const id = idOf(uid, copy.key);
  await write(async () => {
    memory.set(id, copy);
    await set(id, copy, store);
    if (memory.get(id) === copy) memory.delete(id);
  });
}

/**
 * Changes words as they are now, in one transaction: another tab may go on with them at any time. Forgets those of
 * which nothing is left.
 */
export async function changeCopy(
  uid: string,
  key: string,
  change: (copy: DeviceCopy) => DeviceCopy | undefined,
): Promise<void> {
  const id = idOf(uid, key);
  const held = memory.get(id);
  if (held) {
    const changed = change(held);
    return changed ? keepCopy(uid, changed) : dropCopy(uid, key);
  }
  const changeStored = async () =>
    store('readwrite', async (copies) => {
      const copy = await promisifyRequest<DeviceCopy | undefined>(copies.get(id));
      const changed = copy && change(copy);
      if (changed) copies.put(changed, id);
      else copies.delete(id);
      await promisifyRequest(copies.transaction);
    });
  await changeStored().catch(() => undefined);
}

/** Takes the words out of a writing, which can put them back. */
export function setAside<Copy extends Writing>(copy: Copy): Copy {
  const { form, opened, replaced = [] } = copy;
  return form && opened
    ? { ...copy, form: undefined, replaced: [{ form, opened }, ...replaced] }
    : copy;
}

/** Puts what was replaced last back into a writing that has no words now. */
export function putBack(copy: DeviceCopy): DeviceCopy {
  const [last, ...replaced] = copy.replaced ?? [];
  return copy.form || !last ? copy : { ...copy, ...last, replaced };
}

export async function dropCopy(uid: string, key: string): Promise<void> {
  const id = idOf(uid, key);
  memory.delete(id);
  await remove(id).catch(() => undefined);
}

/** Returns all words that this editor has left on the device, the newest first. */
export async function listCopies(uid: string): Promise<readonly DeviceCopy[]> {
  const kept = await readAll().catch(() => []);
  return [...new Map([...kept, ...memory])]
    .filter(([id]) => id.startsWith(idOf(uid, '')))
    .map(([id, copy]) => ({ ...copy, key: id.slice(idOf(uid, '').length) }))
    .sort((one, other) => other.at - one.at);
}

/* Where storage is refused, the browser throws before there is anything to wait for. */
const readAll = async () => entries<string, DeviceCopy>(store);
const remove = async (id: string) => del(id, store);

/**
 * Forgets the words of a writing that are saved now, as `opened`, and what no writing that is open has replaced. What
 * was typed in the meantime goes on from there: the page may have been left before the answer came.
 */
export async function endWriting(
  uid: string,
  key: string,
  { form: saved, opened }: Words,
): Promise<void> {
  await changeCopy(uid, key, (copy) =>
    copy.form && !isSameIn(['title', 'time', 'content', 'address'], copy.form, saved)
      ? { ...copy, opened, replaced: [] }
      : undefined,
  );
  for (const { form, key: other } of await listCopies(uid)) {
    if (form || ours.has(other) || !(await takeKey(other))) continue;
    await dropCopy(uid, other);
    letGo(other);
  }
}

/** What ends the hold on each writing of this tab. */
const ours = new Map<string, () => void>();

/** Makes a writing this tab's own, until it lets go or dies. Returns false where another tab has it. */
function takeKey(key: string): Promise<boolean> {
  // Not there without https, nor in jsdom.
  const locks = navigator.locks as LockManager | undefined;
  if (ours.has(key) || !locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(`news-desk/${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<void>((release) => ours.set(key, release)) : undefined;
    });
  });
}

export function letGo(key: string): void {
  ours.get(key)?.();
  ours.delete(key);
}

/** A writing, with the words that it goes on with, if there are any. */
export type Writing = Partial<DeviceCopy> & Pick<DeviceCopy, 'key'>;

/**
 * Begins a writing: goes on with the words of the wanted key, or with the newest of the article that no other tab
 * has. What is open in another tab is gone on with under a key of its own.
 */
export async function beginWriting(uid: string, id: string, wanted?: string): Promise<Writing> {
  const all = await listCopies(uid);
  const own = all.find(({ key }) => key === wanted);
  const others = id ? all.filter(({ opened }) => opened.id === id) : [];
  for (const copy of own ? [own, ...others] : others) {
    if (await takeKey(copy.key)) return copy;
    if (copy === own) break;
  }
  const key = `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  await takeKey(key);
  return { ...own, key };
}
