import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { backUp } from '../../src/owners/backUp';
import { listArticles, openArticle } from '../../src/desk/articles';
import type { DeskDatabase } from '../../src/desk/deskDatabase';
import { listPictures, storePicture } from '../../src/desk/storedPictures';
import { writeArticle } from '../../src/desk/writeArticle';
import { startDatabase } from '../../src/local/database/startDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { databasePictures } from '../../src/pipeline/news/databasePictures';
import { fetchNewsSnapshot } from '../../src/pipeline/news/fetchNews';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { makeNewsPictures } from '../../src/pipeline/news/newsPictures';
import { memoryDatabase, EDITOR } from '../desk/memoryDatabase';

/** What there is of the News, and what is new of it. */
interface News {
  readonly articles: number;
  readonly pictures: number;
  /** How many of the pictures the last night has not seen. */
  readonly newPictures: number;
}

/**
 * Counts the documents that are read and written for an editor who opens the desk, writes one more article with its new pictures, saves it as a
 * draft and publishes it. For each request the rules read the editor's document, too.
 */
export async function countPublish({ articles, newPictures }: News) {
  const memory = memoryDatabase(undefined, EDITOR);
  for (let number = 0; number < articles; number++) {
    memory.documents.set(`News/${number}`, {});
    memory.documents.set(`Articles/${number}`, {});
  }
  let reads = 0;
  let writes = 0;
  const counting: DeskDatabase = {
    ...memory,
    get(path) {
      reads += 2;
      return memory.get(path);
    },
    async list(collection) {
      const found = await memory.list(collection);
      reads += found.length + 1;
      return found;
    },
    transact(paths, decide) {
      reads += paths.length + 1;
      return memory.transact(paths, (documents) => {
        const planned = decide(documents);
        writes += planned.length;
        return planned;
      });
    },
  };
  const editor = { ...EDITOR, name: 'Ada', role: 'editor' } as const;
  await listArticles(counting);
  // The addresses that are taken.
  await listArticles(counting);
  for (let number = 0; number < newPictures; number++) {
    await storePicture(counting, { ...SIZE, bytes: new Uint8Array(1), type: 'image/webp' });
  }
  const text = { title: 'New', date: 0, content: 'Text' };
  const draft = await writeArticle(counting, editor, { id: 'new' }, 'save', text);
  await writeArticle(counting, editor, draft, 'publish', text);
  await openArticle(counting, 'new');
  return { reads, writes };
}

const SIZE = { width: 8, height: 6 };

/** Counts the documents that are read for a look at the pictures: the list, and who shows them; each text is read once. */
export async function countPictures({ articles, pictures }: News): Promise<number> {
  const memory = memoryDatabase(undefined, EDITOR);
  const text = { title: 'T', content: '', date: new Date(0) };
  for (let number = 0; number < articles; number++) {
    memory.documents.set(`News/${number}`, text);
    memory.documents.set(`Articles/${number}`, text);
    for (const version of [1, 2, 3])
      memory.documents.set(`Articles/${number}/versions/${version}`, text);
  }
  for (let number = 0; number < pictures; number++)
    memory.documents.set(`Pictures/20270109-${String(number).padStart(4, '0')}-8x6`, {});
  let reads = 0;
  // With the editor's document, for each request.
  const count = <Found extends readonly unknown[]>(found: Found) => {
    reads += found.length + 1;
    return found;
  };
  await listPictures({
    ...memory,
    list: (name) => memory.list(name).then(count),
    listGroup: (name) => memory.listGroup(name).then(count),
    listPictures: () => memory.listPictures().then(count),
  });
  return reads;
}

/** Counts the documents that the nightly run reads: the build, the copy and the check, which have kept what was there before. */
export async function countNight({ articles, pictures, newPictures }: News): Promise<number> {
  let reads = 0;
  const database = await startDatabase({
    port: 0,
    intercept(_request, response) {
      const end = response.end.bind(response) as (body: string) => typeof response;
      response.end = ((body: string) => {
        // What is not there is a read, too.
        reads += Math.max(1, body.match(/"updateTime"/g)?.length ?? 0);
        return end(body);
      }) as typeof response.end;
      return false;
    },
  });
  const settings = { ...localDatabase, emulatorHost: database.host };
  const folder = await mkdtemp(join(tmpdir(), 'night-'));
  const news = newsCollectionName(localDatabase.projectId);
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: 'gray' } })
    .webp()
    .toBuffer();
  const post = (from: number, to: number, article: number) => {
    let content = '';
    for (let number = from; number < to; number++) {
      const id = `20270109-${String(number).padStart(4, '0')}-${SIZE.width}x${SIZE.height}`;
      database.documents.set(`${news.replace(/News$/, 'Pictures')}/${id}`, {
        type: { stringValue: 'image/webp' },
        bytes: { bytesValue: bytes.toString('base64') },
      });
      content += `![Us](picture:${id})\n\n`;
    }
    const fields = { title: 'Title', date: '2027-01-09T15:00:00Z', content };
    database.documents.set(`${news}/article-${article}`, articleFields(fields));
  };
  const run = async () => {
    await makeNewsPictures({
      articles: await fetchNewsSnapshot(settings),
      source: databasePictures(settings),
      out: join(folder, 'site'),
      cache: join(folder, 'cache'),
      report: () => undefined,
    });
    await backUp(join(folder, 'copy'), settings);
    await fetchNewsSnapshot(settings);
  };
  try {
    for (let number = 0; number < articles - 1; number++)
      post(0, number === 0 ? pictures - newPictures : 0, number);
    await run();
    reads = 0;
    post(pictures - newPictures, pictures, articles - 1);
    await run();
    return reads;
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
