import { basename } from 'node:path';
import { readFrontMatter } from './readFrontMatter';
import { exactTime } from './exactTime';

/** An article as a Markdown file holds it. */
export interface ArticleFile {
  /** Its address: what the front matter says, or else the file's name without its ending. */
  readonly id: string;
  readonly title: string;
  /** The time in ISO 8601, in UTC, as exact as it was written. */
  readonly date: string;
  /** Markdown. */
  readonly content: string;
}

/** What the rules let an id be (firestore.rules). */
export const ARTICLE_ID = /^[A-Za-z0-9_-]{1,128}$/;
const FRONT_MATTER = /^---\n([^]*?\n|)---(?:\n|$)([^]*)$/;

/**
 * Reads an article from the text of a Markdown file. Throws an Error of one sentence for a file that
 * is none: `content/news/x.md:LINE: what is wrong, what to write instead`.
 */
export function parseArticleFile(path: string, text: string): ArticleFile {
  const fail = (line: number, message: string): never => {
    throw new Error(`${path}:${line}: ${message}`);
  };
  const parts = FRONT_MATTER.exec(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const [, head = '', content = ''] = parts ?? [];
  const { valueOf, lineOf } = readFrontMatter(head, ['id', 'title', 'date'], fail);
  const id = valueOf('id') ?? basename(path, '.md');
  if (typeof id !== 'string' || (valueOf('id') === undefined && !ARTICLE_ID.test(id))) {
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
  const date = exactTime(valueOf('date'));
  if (date === undefined) {
    return fail(
      lineOf('date'),
      'the date is missing or not a time with an offset; write date: 2026-01-10T09:00:00-06:00',
    );
  }
  return { id, title, date, content };
}

/** Writes an article so that `parseArticleFile` reads the same again. */
export function writeArticleFile({ id, title, date, content }: ArticleFile): string {
  const head = [`id: ${JSON.stringify(id)}`, `title: ${JSON.stringify(title)}`, `date: ${date}`];
  return `---\n${head.join('\n')}\n---\n${content}`;
}
