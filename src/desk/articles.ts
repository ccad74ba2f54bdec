import { DeskError, NOW } from './deskDatabase';
import type { DeskDatabase, Fields, Write } from './deskDatabase';
import { readLive } from './live';
import type { Live } from './live';
import { isSameText, readRecord, readVersion, textFields } from './records';
import type { ArticleRecord, Deed, State, NewsText, VersionRecord } from './records';
import type { Editor } from './session';

/** An article as the desk found it; what is written later is compared with that. */
export interface DeskArticle {
  readonly id: string;
  /** What the desk knows; undefined for a new article and for one that is not from the desk. */
  readonly record?: ArticleRecord | undefined;
  /** What the site shows; undefined while it shows nothing. */
  readonly live?: Live | undefined;
}

/** What an editor does to an article. `bringBack` makes a draft of a deleted one. */
export type Act = 'save' | 'publish' | 'takeDown' | 'delete' | 'bringBack';

/** Thrown when an article is no longer as it was opened, or the address of a new one is taken. Nothing was written. */
export class Conflict extends Error {
  constructor(readonly theirs: DeskArticle) {
    super('conflict');
  }
}

/** Returns every article that is on the site or in the desk, newest first. */
export async function listArticles(database: DeskDatabase): Promise<readonly DeskArticle[]> {
  const [news, records] = await Promise.all([database.list('News'), database.list('Articles')]);
  const articles = new Map<string, DeskArticle>();
  for (const { id, fields } of news) articles.set(id, article(id, undefined, fields));
  for (const { id, fields } of records) {
    articles.set(id, { ...articles.get(id), id, record: readRecord(fields) });
  }
  return [...articles.values()].sort((one, other) => textOf(other).date - textOf(one).date);
}

export async function openArticle(database: DeskDatabase, id: string): Promise<DeskArticle> {
  const [record, news] = await Promise.all([
    database.get(`Articles/${id}`),
    database.get(`News/${id}`),
  ]);
  return article(id, record, news);
}

export interface Version extends VersionRecord {
  readonly number: number;
}

/** Returns the published versions of an article, the latest first. */
export async function listVersions(database: DeskDatabase, id: string): Promise<Version[]> {
  const versions = await database.list(`Articles/${id}/versions`);
  return versions
    .map(({ id: number, fields }) => ({ ...readVersion(fields), number: Number(number) }))
    .sort((one, other) => other.number - one.number);
}

/** Returns what an editor goes on with: the desk's text while it says more than the site's. */
export function textOf({ record, live }: DeskArticle): NewsText {
  if (live && (!record || record.state !== 'changed')) return live.text;
  return record ?? EMPTY;
}

const EMPTY: NewsText = { title: '', date: 0, content: '' };

/** What the list says about an article: its state in the desk, and what happened to it without the desk. */
export type Standing = State | 'notFromDesk' | 'changedOutside' | 'removedOutside';

export function standingOf({ record, live }: DeskArticle): Standing {
  if (!record) return 'notFromDesk';
  const isOnSite = record.state === 'published' || record.state === 'changed';
  if (isOnSite !== Boolean(live)) return live ? 'changedOutside' : 'removedOutside';
  // With changes that wait, only the history can tell; it is asked when the article is published.
  if (record.state === 'published' && live && !isSameText(record, live.text))
    return 'changedOutside';
  return record.state;
}

/**
 * Does something to an article, in one transaction, and returns the article as it is then. A draft that gets another
 * address leaves its old one. Rejects with a Conflict if one of the two is no longer as it was opened, and with a
 * DeskError if the database could not do it. An answer that was lost is asked for again, and to do the same once
 * more changes nothing.
 */
export async function writeArticle(
  database: DeskDatabase,
  editor: Editor,
  opened: DeskArticle,
  act: Act,
  text: NewsText,
  address = opened.id,
): Promise<DeskArticle> {
  const steps: Step[] = [{ opened: address === opened.id ? opened : { id: address }, act, text }];
  if (address !== opened.id && opened.record)
    steps.push({ opened, act: 'delete', text: opened.record });
  const paths = steps.map((step) => pathsOf(step.opened));

  const attempt = async () => {
    let done: DeskArticle | undefined;
    await database.transact(paths.flat(), (documents) => {
      const rest = [...documents];
      const planned = steps.map((step, index) =>
        plan(editor, step, rest.splice(0, paths[index]!.length)),
      );
      done = planned[0]!.article;
      return planned.flatMap(({ writes }) => writes);
    });
    return done!;
  };
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    // Whoever was faster has written the version, too, which the rules then refuse to change.
    if (error.trouble === 'raced' || error.trouble === 'refused') return attempt();
    if (!MAYBE_DONE.includes(error.trouble)) throw error;
    const now = await openArticle(database, address).catch(() => undefined);
    if (now && isDone(editor, steps[0]!, now)) return now;
    throw error;
  }
}

/** One thing that is done to one article. */
interface Step {
  readonly opened: DeskArticle;
  readonly act: Act;
  readonly text: NewsText;
}

/** After these, the database may have done what it was asked, and only the answer was lost. */
const MAYBE_DONE: readonly string[] = ['offline', 'busy', 'strange'];

function pathsOf({ id, record }: DeskArticle): string[] {
  const latest = record?.version ? [`Articles/${id}/versions/${record.version}`] : [];
  return [`Articles/${id}`, `News/${id}`, ...latest];
}

function plan(
  editor: Editor,
  step: Step,
  [recordNow, newsNow, latest]: readonly (Fields | undefined)[],
): { readonly writes: readonly Write[]; readonly article: DeskArticle } {
  const { opened, act, text } = step;
  const { id } = opened;
  const now = article(id, recordNow, newsNow);
  if (isDone(editor, step, now)) return { writes: [], article: now };
  if (!isAsOpened(opened, now)) throw new Conflict(now);

  const signed = { uid: editor.uid, name: editor.name };
  const versions: (NewsText & { what: Deed })[] = [];
  if (act === 'publish' || act === 'takeDown' || act === 'delete') {
    const known = latest && readVersion(latest);
    // What the console wrote is kept, too, before it is replaced.
    if (now.live && !(known && isSameText(known, now.live.text)))
      versions.push({ ...now.live.text, what: 'found' });
    versions.push({ ...text, what: deedOf(act, now) });
  }
  const first = (now.record?.version ?? 0) + 1;
  const record = {
    ...text,
    ...signed,
    state: stateAfter(act, now),
    version: first - 1 + versions.length,
    changed: Date.now(),
  };
  const { state, version } = record;
  const liveNow = act === 'publish' ? { text, faults: [] } : now.live;
  return {
    writes: [
      {
        path: `Articles/${id}`,
        fields: { ...textFields(text), ...signed, state, version, changed: NOW },
      },
      ...versions.map(({ what, ...each }, index) => ({
        path: `Articles/${id}/versions/${first + index}`,
        fields: { ...textFields(each), ...signed, what, at: NOW },
      })),
      ...(act === 'publish' ? [{ path: `News/${id}`, fields: textFields(text) }] : []),
      ...(isRemoval(act) && now.live ? [{ path: `News/${id}` }] : []),
    ],
    article: { id, record, live: isRemoval(act) ? undefined : liveNow },
  };
}

const isRemoval = (act: Act) => act === 'takeDown' || act === 'delete';

function deedOf(act: 'publish' | 'takeDown' | 'delete', { live }: DeskArticle): Deed {
  if (act === 'publish') return live ? 'changed' : 'published';
  return act === 'takeDown' ? 'takenDown' : 'deleted';
}

function stateAfter(act: Act, { record, live }: DeskArticle): State {
  switch (act) {
    case 'publish':
      return 'published';
    case 'takeDown':
      return 'takenDown';
    case 'delete':
      return 'deleted';
    case 'bringBack':
      return 'draft';
    case 'save':
      if (live) return 'changed';
      return record?.state === 'takenDown' ? 'takenDown' : 'draft';
  }
}

function isDone(editor: Editor, { opened, act, text }: Step, { record, live }: DeskArticle) {
  if (record?.uid !== editor.uid || !isSameText(record, text)) return false;
  const isCounted = act !== 'save' && act !== 'bringBack';
  const before = opened.record?.version ?? 0;
  if (isCounted ? record.version <= before : record.version !== before) return false;
  if (act === 'publish') return Boolean(live && isSameText(live.text, text));
  return record.state === stateAfter(act, opened) && (!isRemoval(act) || !live);
}

/** Returns whether nobody has changed an article in the meantime. */
function isAsOpened({ record, live }: DeskArticle, now: DeskArticle): boolean {
  const isSameLive =
    live && now.live ? isSameText(live.text, now.live.text) : Boolean(live) === Boolean(now.live);
  return isSameRecord(record, now.record) && isSameLive;
}

/** Returns whether what the desk knows of an article has stayed the same. */
export function isSameRecord(
  one: ArticleRecord | undefined,
  other: ArticleRecord | undefined,
): boolean {
  if (!one || !other) return one === other;
  return (
    isSameText(one, other) &&
    one.state === other.state &&
    one.version === other.version &&
    one.uid === other.uid
  );
}

function article(id: string, record: Fields | undefined, news: Fields | undefined): DeskArticle {
  return {
    id,
    record: record && readRecord(record),
    live: news && readLive(id, news),
  };
}

/** Returns whether an article may still get another address: nobody has seen it yet. */
export function canMove({ record, live }: DeskArticle): boolean {
  return !live && !record?.version;
}
