import { basename } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, Scalar } from 'yaml';
import { parseTimestamp } from '../../lib/parseTimestamp';
import { ARTICLE_ID } from '../../news/newsAddresses';

export interface ArticleFile {
  /** Its address: the id in the front matter, or else the file's name without its extension. */
  readonly id: string;
  readonly title: string;
  /** The time in ISO 8601, in UTC, as precise as it was written. */
  readonly date: string;
  readonly content: string;
}

const FRONT_MATTER = /^---\n([^]*?\n|)---(?:\n|$)([^]*)$/;

/**
 * Parses an article from the text of a Markdown file. Throws an Error of one sentence if the file is
 * not one: `content/news/x.md:LINE: what is wrong, what to write instead`.
 */
export function parseArticleFile(path: string, text: string): ArticleFile {
  const fail = (line: number, message: string): never => {
    throw new Error(`${path}:${line}: ${message}`);
  };
  if (/^(\uFFFD\uFFFD|.?\0)/.test(text)) {
    return fail(1, 'the file is saved as UTF-16 (Windows calls it Unicode); save it as UTF-8');
  }
  const parts = FRONT_MATTER.exec(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const [, head = '', content = ''] = parts ?? [];
  const { valueOf, lineOf } = readFrontMatter(head, fail);
  const writtenId = valueOf('id');
  if (writtenId !== undefined && typeof writtenId !== 'string') {
    return fail(
      lineOf('id'),
      'the id is not text; write id: "our-robot", or leave the line out to take the file name',
    );
  }
  const id = writtenId ?? basename(path, '.md');
  if (writtenId === undefined && !ARTICLE_ID.test(id)) {
    return fail(
      1,
      'the file name becomes an address; use only letters, digits, - and _, such as our-robot.md',
    );
  }
  if (!parts) {
    return fail(
      1,
      'the title and date are missing; begin with a line ---, then title: and date:, then a line ---',
    );
  }
  const title = valueOf('title');
  if (typeof title !== 'string' || title.trim() === '') {
    return fail(lineOf('title'), 'the title is missing or not text; write title: "What happened"');
  }
  const date = toUtcTimestamp(valueOf('date'));
  if (date === undefined) {
    return fail(
      lineOf('date'),
      'the date is missing, has no time or no offset, or does not exist; write date: 2026-01-10T09:00:00-06:00',
    );
  }
  return { id, title, date, content };
}

/** Returns an article as a Markdown file, from which `parseArticleFile` reads the same article again. */
export function serializeArticleFile({ id, title, date, content }: ArticleFile): string {
  const head = [`id: ${JSON.stringify(id)}`, `title: ${JSON.stringify(title)}`, `date: ${date}`];
  return `---\n${head.join('\n')}\n---\n${content}`;
}

/**
 * Converts a time with an offset to UTC, with 3, 6 or 9 decimals of a second, as many as it has. Returns
 * undefined for anything else, even February 30.
 */
export function toUtcTimestamp(value: unknown): string | undefined {
  const time = parseTimestamp(value);
  if (!time) return undefined;
  const length = Math.max(3, Math.ceil(time.decimals.length / 3) * 3);
  return `${time.second}.${time.decimals.padEnd(length, '0')}Z`;
}

type Fail = (line: number, message: string) => never;

const KEYS = ['id', 'title', 'date'];

/**
 * Reads the front matter of a Markdown file, with the line of each key in the file (2, where the keys
 * begin, for a missing one). Calls `fail` for text that is not front matter and for unknown keys.
 */
function readFrontMatter(head: string, fail: Fail) {
  const counter = new LineCounter();
  const yaml = parseDocument(head, { lineCounter: counter });
  // Line 1 of the head is line 2 of the file.
  const lineAt = (offset = 0) => counter.linePos(offset).line + 1;
  const [error] = yaml.errors;
  if (error) {
    fail(
      lineAt(error.pos[0]),
      `${error.message.split(' at line')[0]}; put the text in "quotation marks"`,
    );
  }
  const lines = new Map<string, number>();
  for (const { key, value } of isMap(yaml.contents) ? yaml.contents.items : []) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const line = lineAt(key.range?.[0]);
    if (!KEYS.includes(name)) {
      fail(
        line,
        `"${name}" is not a known field; write only title: and date:, and id: if the article needs an address of its own`,
      );
    }
    const lost = isScalar(value) && value.type === Scalar.PLAIN && lostCharacter(value);
    if (lost) {
      fail(line, `the ${lost} would cut this text short; put the text in "quotation marks"`);
    }
    lines.set(name, line);
  }
  return {
    valueOf: (name: string): unknown => yaml.get(name),
    lineOf: (name: string) => lines.get(name) ?? 2,
  };
}

/** Returns the character after or before which YAML takes a part of a text for something else; undefined if none. */
function lostCharacter({ comment, tag, anchor }: Scalar): string | undefined {
  if (typeof comment === 'string') return '#';
  if (tag !== undefined) return '!';
  return anchor === undefined ? undefined : '&';
}
