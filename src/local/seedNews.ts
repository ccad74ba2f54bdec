import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Documents } from './database/documents';

export interface SampleArticle {
  /** The file's name without its ending, which is the article's address. */
  readonly id: string;
  readonly title: string;
  /** The time in ISO 8601, in UTC. */
  readonly date: string;
  /** Markdown. */
  readonly content: string;
}

const frontMatter = /^---\n([^]*?\n|)---(?:\n|$)([^]*)$/;
const knownKeys = ['title', 'date'];
const isoTime = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d(?:\.\d+)?)? ?(Z|[+-]\d\d:\d\d)$/;

/**
 * The sample articles of a folder, in the order of their ids. Throws an Error for the first file
 * that is not one: `content/news/x.md:LINE: what is wrong, what to write instead`.
 */
export function readSampleArticles(folder: string): SampleArticle[] {
  const shown = join(basename(dirname(folder)), basename(folder));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseArticle(join(shown, file), readFileSync(join(folder, file), 'utf8')));
}

/**
 * Puts the articles into the News collection of a project if that is empty. Gives how many were
 * written.
 */
export function seedNews(
  documents: Documents,
  projectId: string,
  articles: readonly SampleArticle[],
): number {
  const collection = `projects/${projectId}/databases/(default)/documents/News`;
  if (documents.list(collection).length > 0) return 0;
  for (const { id, title, date, content } of articles) {
    documents.set(`${collection}/${id}`, {
      title: { stringValue: title },
      date: { timestampValue: date },
      content: { stringValue: content },
    });
  }
  return articles.length;
}

function parseArticle(path: string, text: string): SampleArticle {
  const fail = (line: number, message: string): never => {
    throw new Error(`${path}:${line}: ${message}`);
  };
  const id = basename(path, '.md');
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(id)) {
    fail(
      1,
      'the file name becomes an address; use only letters, digits, - and _, such as our-robot.md',
    );
  }
  const parts = frontMatter.exec(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  if (!parts) {
    return fail(
      1,
      'the title and date are missing; begin with a line ---, then title: and date:, then a line ---',
    );
  }
  const [, head = '', content = ''] = parts;
  const { valueOf, lineOf } = readKeys(head, fail);
  const title = valueOf('title');
  if (typeof title !== 'string' || title.trim() === '') {
    fail(lineOf('title'), 'the title is missing or not text; write title: "What happened"');
  }
  const date = utcTime(valueOf('date'));
  if (date === undefined) {
    fail(
      lineOf('date'),
      'the date is missing or not a time with an offset; write date: 2026-01-10T09:00:00-06:00',
    );
  }
  return { id, title: String(title), date: String(date), content };
}

function readKeys(head: string, fail: (line: number, message: string) => never) {
  const lines = new LineCounter();
  const yaml = parseDocument(head, { lineCounter: lines });
  // Line 1 of the head is line 2 of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = yaml.errors;
  if (error) {
    fail(
      lineAt(error.pos[0]),
      `${error.message.split(' at line')[0]}; put the text in "quotation marks"`,
    );
  }
  const pairs = isMap(yaml.contents) ? yaml.contents.items : [];
  const keys = pairs.flatMap(({ key }) => (isScalar(key) ? [key] : []));
  const unknown = keys.find((key) => !knownKeys.includes(String(key.value)));
  if (unknown) {
    const line = lineAt(unknown.range?.[0] ?? 0);
    fail(line, `"${String(unknown.value)}" is not known here; write only title: and date:`);
  }
  return {
    valueOf: (name: string): unknown => yaml.get(name),
    lineOf: (name: string) => lineAt(keys.find(({ value }) => value === name)?.range?.[0] ?? 0),
  };
}

function utcTime(value: unknown): string | undefined {
  const [, day = '', minutes, seconds = ':00', offset] = isoTime.exec(String(value)) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // JavaScript turns 30 February into 2 March; such a day is a typing error.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const time = Date.parse(`${day}T${minutes}${seconds}${offset}`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
