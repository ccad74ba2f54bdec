import type { Documents } from '../../src/local/database/documents';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';

const COLLECTION = newsCollectionName(localDatabase.projectId);
const WORDS = 'robot season build match swerve team alliance field code drive'.split(' ');

/** The day of the first one; each next is an hour later. */
const FIRST = Date.UTC(2018, 0, 1);
const HOUR = 3_600_000;

/**
 * Puts articles of 1 KB into a database. Each differs from the others, and every run makes the same.
 * The function given takes them out again.
 */
export function postMany(documents: Documents, count: number): () => void {
  const names: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = `article-${String(number).padStart(5, '0')}`;
    const name = `${COLLECTION}/${id}`;
    names.push(name);
    documents.set(name, {
      title: { stringValue: `${wordAt(number * 7)} ${wordAt(number * 3 + 1)} ${number}` },
      date: { timestampValue: new Date(FIRST + number * HOUR).toISOString() },
      content: { stringValue: textOf(number) },
    });
  }
  return () => names.forEach((name) => documents.delete(name));
}

/** Paragraphs of words up to 1 KB, a little of them marked. */
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
