import type { Documents } from '../../src/local/database/documents';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { articleFields } from '../../src/pipeline/news/firestoreRest';

const COLLECTION = newsCollectionName(localDatabase.projectId);
const WORDS = 'robot season build match swerve team alliance field code drive'.split(' ');

/** The date of the first article; each one after it is an hour later. */
const FIRST = Date.UTC(2018, 0, 1);
const HOUR = 3_600_000;

/**
 * Adds articles of 1 KB to a database. Each differs from the others, and every run makes the same ones.
 * Returns a function that removes them again.
 */
export function postMany(documents: Documents, count: number): () => void {
  const names: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = `article-${String(number).padStart(5, '0')}`;
    const name = `${COLLECTION}/${id}`;
    names.push(name);
    documents.set(
      name,
      articleFields({
        title: `${wordAt(number * 7)} ${wordAt(number * 3 + 1)} ${number}`,
        date: new Date(FIRST + number * HOUR).toISOString(),
        content: textOf(number),
      }),
    );
  }
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
