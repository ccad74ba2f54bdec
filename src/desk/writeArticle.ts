import { articleOf, documentsOf, isSameRecord, openArticle } from './articles';
import type { DeskArticle } from './articles';
import { DeskError, NOW } from './deskDatabase';
import type { DeskDatabase, Fields, Write } from './deskDatabase';
import { isSameText, readVersion, recordFields, textFields } from './records';
import type { ArticleRecord, VersionKind, NewsText, ArticleState, Talk } from './records';
import type { Member } from './session';

/**
 * What is done to an article. `ready`: its writer waits for an editor now, who publishes it, or sends it back.
 * `bringBack` makes a draft of a deleted one.
 */
export type ArticleAction =
  'save' | 'ready' | 'sendBack' | 'publish' | 'takeDown' | 'delete' | 'bringBack';

/** Returns whether what is done writes what stands in the fields. */
export const isWriting = (act: ArticleAction) => !['takeDown', 'delete', 'bringBack'].includes(act);

/** Thrown when an article is no longer as it was opened, or the address of a new one is taken. Nothing was written. */
export class Conflict extends DeskError {
  constructor(readonly theirs: DeskArticle) {
    super('raced');
  }
}

/**
 * Does something to an article, in one transaction, and returns the article as it is then. A draft that gets another
 * address leaves its old one. `note` is the line with which it is sent back. Rejects with a Conflict if one of the two
 * is no longer as it was opened, and with a DeskError if the database could not do it. An answer that was lost is
 * asked for again, and to do the same once more changes nothing.
 */
export async function writeArticle(
  database: DeskDatabase,
  member: Member,
  opened: DeskArticle,
  act: ArticleAction,
  text: NewsText,
  address = opened.id,
  note = '',
): Promise<DeskArticle> {
  const { record } = opened;
  const isMoved = address !== opened.id;
  const steps: Step[] = [{ opened: isMoved ? { id: address } : opened, record, act, text, note }];
  if (isMoved && record) steps.push({ opened, record, act: 'delete', text: record, note: '' });
  const paths = steps.map((step) => pathsOf(step.opened));

  const attempt = async () => {
    let done: DeskArticle | undefined;
    await database.transact(paths.flat(), (documents) => {
      const rest = [...documents];
      const planned = steps.map((step, index) =>
        plan(member, step, rest.splice(0, paths[index]!.length)),
      );
      done = planned[0]!.article;
      return planned.flatMap(({ writes }) => writes);
    });
    return done!;
  };
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof DeskError) || error instanceof Conflict) throw error;
    // Whoever was faster has written the version, too, which the rules then refuse to change.
    if (error.trouble === 'raced' || error.trouble === 'refused') return attempt();
    if (!MAYBE_DONE.includes(error.trouble)) throw error;
    const now = await openArticle(database, address).catch(() => undefined);
    if (now && isDone(member, steps[0]!, now)) return now;
    throw error;
  }
}

/** One thing that is done to one article. */
interface Step {
  readonly opened: DeskArticle;
  /** What the desk knew of it, perhaps at another address. */
  readonly record: ArticleRecord | undefined;
  readonly act: ArticleAction;
  readonly text: NewsText;
  /** The line with which it is sent back. */
  readonly note: string;
}

/** After these, the database may have done what it was asked, and only the answer was lost. */
const MAYBE_DONE: readonly string[] = ['offline', 'busy', 'strange'];

function pathsOf({ id, record }: DeskArticle): string[] {
  const documents = documentsOf(id);
  const latest = record?.version ? [`${documents.versions}/${record.version}`] : [];
  return [documents.record, documents.news, ...latest];
}

function plan(
  member: Member,
  step: Step,
  [recordNow, newsNow, latest]: readonly (Fields | undefined)[],
): { readonly writes: readonly Write[]; readonly article: DeskArticle } {
  const { opened, act, text } = step;
  const { id } = opened;
  const now = articleOf(id, recordNow, newsNow);
  if (isDone(member, step, now)) return { writes: [], article: now };
  if (!isAsOpened(opened, now)) throw new Conflict(now);

  const signed = { uid: member.uid, name: member.name };
  const versions: (NewsText & { what: VersionKind; name?: string })[] = [];
  const { record: before } = step;
  const isOthersDraft = before?.version === 0 && before.author && before.author !== member.uid;
  if (act === 'publish' && isOthersDraft && !isSameText(before, text))
    versions.push({ ...before, what: 'written' });
  if (isRemoval(act) || act === 'publish') {
    const known = latest && readVersion(latest);
    // What the console wrote is kept, too, before it is replaced.
    if (now.live && !(known && isSameText(known, now.live.text)))
      versions.push({ ...now.live.text, what: 'found' });
    versions.push({ ...text, what: deedOf(act, now) });
  }
  const documents = documentsOf(id);
  const first = (now.record?.version ?? 0) + 1;
  const record = {
    ...text,
    ...signed,
    ...talkAfter(member, step),
    state: stateAfter(act, now),
    version: first - 1 + versions.length,
    changed: Date.now(),
  };
  const liveNow = act === 'publish' ? { text, faults: [] } : now.live;
  return {
    writes: [
      { path: documents.record, fields: recordFields(record) },
      ...versions.map(({ what, name = member.name, ...each }, index) => ({
        path: `${documents.versions}/${first + index}`,
        fields: { ...textFields(each), ...signed, name, what, at: NOW },
      })),
      ...(act === 'publish' ? [{ path: documents.news, fields: textFields(text) }] : []),
      ...(isRemoval(act) && now.live ? [{ path: documents.news }] : []),
    ],
    article: { id, record, live: isRemoval(act) ? undefined : liveNow },
  };
}

const isRemoval = (act: ArticleAction) => act === 'takeDown' || act === 'delete';

function deedOf(act: ArticleAction, { live }: DeskArticle): VersionKind {
  if (act === 'publish') return live ? 'changed' : 'published';
  return act === 'takeDown' ? 'takenDown' : 'deleted';
}

function stateAfter(act: ArticleAction, { record, live }: DeskArticle): ArticleState {
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
    case 'ready':
    case 'sendBack':
      if (live) return 'changed';
      return record?.state === 'takenDown' ? 'takenDown' : 'draft';
  }
}

/** What a writer and the editors tell each other afterwards: a writer who goes on writing is not ready any more. */
function talkAfter({ uid, role }: Member, { opened, record, act, note }: Step): Talk {
  const isSaved = act === 'save';
  return {
    author: record ? record.author : opened.live ? '' : uid,
    ready: act === 'ready' || (isSaved && role === 'editor' && Boolean(record?.ready)),
    note: isSaved && record ? record.note : note,
  };
}

function isDone(member: Member, step: Step, { record, live }: DeskArticle) {
  const { opened, act, text } = step;
  if (record?.uid !== member.uid || !isSameText(record, text)) return false;
  const { ready, note } = talkAfter(member, step);
  if (record.ready !== ready || record.note !== note) return false;
  const isCounted = isRemoval(act) || act === 'publish';
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
