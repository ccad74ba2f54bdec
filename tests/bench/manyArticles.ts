import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Documents } from '../../src/local/database/documents';
import { startDatabase } from '../../src/local/database/startDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { build } from '../../src/pipeline/build';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { readSettings } from '../../src/pipeline/settings';
import { root } from '../browser/testBuild';
import { amount, time } from './report';
import type { Step } from './report';

/** The most that a build may take by its number of articles of 1 KB: seconds, and MB of memory. */
const LIMITS = [
  { size: 1000, seconds: 30, megabytes: 1000 },
  { size: 10_000, seconds: 60, megabytes: 1500 },
];

/** P8: measures the time and memory of whole builds, each in its own process: memory counts from its start. */
export function buildSteps(): Step[] {
  const steps = LIMITS.map(({ size, ...limit }) => ({
    name: `A build with ${size} articles`,
    async measure() {
      const { seconds, megabytes } = await buildWith(size);
      return [
        time('P8', `build with ${size} articles`, seconds, limit.seconds, 's'),
        amount('P8', `memory with ${size} articles`, megabytes, limit.megabytes, 'MB'),
      ];
    },
  }));
  const first = {
    name: 'A build that leaves its pictures to the next',
    async measure() {
      await buildWith(1);
      return [];
    },
  };
  return [first, ...steps];
}

const WORDS = 'robot season build match swerve team alliance field code drive'.split(' ');
const HOUR = 3_600_000;

/**
 * Adds articles of 1 KB to a database, an hour apart. Each differs from the others, and every run makes the
 * same ones. Returns a function that removes them again.
 */
export function postMany(documents: Documents, count: number): () => void {
  const collection = newsCollectionName(localDatabase.projectId);
  const names = Array.from({ length: count }, (_, number) => {
    const name = `${collection}/article-${String(number).padStart(5, '0')}`;
    const title = `${wordAt(number * 7)} ${wordAt(number * 3 + 1)} ${number}`;
    const date = new Date(Date.UTC(2018) + number * HOUR).toISOString();
    documents.set(name, articleFields({ title, date, content: textOf(number) }));
    return name;
  });
  return () => names.forEach((name) => documents.delete(name));
}

/** Returns 1 KB of words in paragraphs, a few of them bold. */
function textOf(number: number): string {
  let text = '';
  for (let word = 0; text.length < 1000; word += 1) {
    const next = wordAt(number * 13 + word * word);
    text += word % 40 === 39 ? `${next}.\n\n` : word % 11 === 10 ? `**${next}** ` : `${next} `;
  }
  return text.slice(0, 1000);
}

function wordAt(place: number): string {
  return WORDS[place % WORDS.length] ?? '';
}

async function buildWith(articles: number) {
  const command = ['--import', 'tsx', import.meta.filename, String(articles)];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as { seconds: number; megabytes: number };
}

/** Builds the site from a number of articles, and prints what that cost as JSON. */
async function buildOnce(articles: number): Promise<void> {
  const database = await startDatabase({ port: 0 });
  postMany(database.documents, articles);
  const work = join(root, '.build', 'bench', 'many');
  const settings = readSettings({ FIRESTORE_EMULATOR_HOST: database.host });
  const startedAt = performance.now();
  await build({ root, out: join(work, 'dist'), work, settings });
  const seconds = (performance.now() - startedAt) / 1000;
  await database.stop();
  console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
}

if (process.argv[1] === import.meta.filename) await buildOnce(Number(process.argv[2]));
