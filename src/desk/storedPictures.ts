import { readPictureId } from '../lib/storedPicture';
import { pictureIdsIn } from '../markdown/glance';
import { COLLECTIONS } from '../news/databaseSettings';
import { listArticles } from './articles';
import { tulsaTime } from './tulsaTime';
import { DeskError } from './deskDatabase';
import type { DeskDatabase, Write } from './deskDatabase';
import { readVersion } from './records';
import type { ShrunkPicture } from './shrinkPicture';

/** A picture in the database, and the articles that show it. */
export interface StoredPicture {
  readonly id: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt: number;
  readonly width: number;
  readonly height: number;
  /** What it shows, as an article says; empty where none does. */
  readonly shows: string;
  readonly uses: readonly PictureUse[];
}

/** An article that shows a picture. */
export interface PictureUse {
  readonly article: string;
  readonly title: string;
  /** Not on the site nor in the desk: in a version that the history keeps. */
  readonly isEarlier: boolean;
}

/** Returns the pictures of the database, the newest first. */
export async function listPictures(database: DeskDatabase): Promise<readonly StoredPicture[]> {
  const [stored, uses] = await Promise.all([database.listPictures(), findUses(database)]);
  return stored
    .flatMap(({ id, storedAt }) => {
      const size = readPictureId(id);
      const { shows = '', by = [] } = uses.get(id) ?? {};
      return size ? { id, storedAt, width: size.width, height: size.height, shows, uses: by } : [];
    })
    .sort((one, other) => other.storedAt - one.storedAt);
}

interface Uses {
  readonly shows: string;
  readonly by: readonly PictureUse[];
}

/** Returns who shows which picture, by its id: an article once, and as it is now if it does so now. */
export async function findUses(database: DeskDatabase): Promise<ReadonlyMap<string, Uses>> {
  const [articles, versions] = await Promise.all([
    listArticles(database),
    database.listGroup(COLLECTIONS.versions),
  ]);
  const titles = new Map<string, string>();
  const uses = new Map<string, Uses>();
  const note = (article: string, content: string, isEarlier: boolean) => {
    for (const { id, shows } of picturesIn(content)) {
      const known = uses.get(id) ?? { shows: '', by: [] };
      const by = known.by.some((use) => use.article === article)
        ? known.by
        : [...known.by, { article, title: titles.get(article) ?? '', isEarlier }];
      uses.set(id, { shows: known.shows || shows, by });
    }
  };
  for (const { id, record, live } of articles) {
    titles.set(id, live?.text.title || record?.title || '');
    note(id, `${live?.text.content ?? ''}\n\n${record?.content ?? ''}`, false);
  }
  for (const { path, fields } of versions)
    note(path.split('/')[1]!, readVersion(fields).content, true);
  return uses;
}

/** Returns the pictures that a text names, each once, and what it says that they show. */
export function picturesIn(text: string): readonly { id: string; shows: string }[] {
  return pictureIdsIn(text).map((id) => {
    const [, shows = ''] = new RegExp(`!\\[([^\\]\\n]+)\\]\\(picture:${id}`).exec(text) ?? [];
    return { id, shows };
  });
}

/** Younger ones may belong to words that are on somebody's device and nowhere else. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Returns whether nothing needs a picture any more, as far as the database knows. */
export function isForgotten({ uses, storedAt }: StoredPicture): boolean {
  return uses.length === 0 && Date.now() - storedAt > KEPT_MS;
}

const pathOf = (id: string) => `${COLLECTIONS.pictures}/${id}`;

/** Removes pictures for good: all of them or, where that fails, none. */
export function removePictures(
  database: DeskDatabase,
  pictures: readonly StoredPicture[],
): Promise<void> {
  return database.transact([], () => pictures.map(({ id }): Write => ({ path: pathOf(id) })));
}

/** Keeps a picture in the database, and returns its id, which says its size. */
export async function storePicture(
  database: DeskDatabase,
  { bytes, type, width, height }: ShrunkPicture,
): Promise<string> {
  const day = tulsaTime(Date.now()).slice(0, 10).replaceAll('-', '');
  const id = `${day}-${chance()}-${width}x${height}`;
  const path = pathOf(id);
  await database.transact([path], ([known]) => {
    if (known) throw new DeskError('raced');
    return [{ path, fields: { bytes, type, width, height } }];
  });
  return id;
}

/** Four characters, so that two pictures of a day and a size are two. */
function chance(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(numbers, (number) => CHARACTERS[number % CHARACTERS.length]).join('');
}

const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
