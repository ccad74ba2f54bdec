import { isDay } from '../lib/isDay';
import { truncate } from '../lib/truncate';
import { parseTimestamp } from '../lib/parseTimestamp';
import { cleanContent, regularCharacters } from '../markdown/cleanMarkdown';

export interface Article {
  readonly id: string;
  /** Empty when the editor gave none: the page then shows its own wording. */
  readonly title: string;
  /** Milliseconds since 1970, or undefined when the document carries no usable date. */
  readonly publishedAt: number | undefined;
  /** Markdown, as cleanContent gives it. */
  readonly content: string;
  /**
   * When the document was last changed, in milliseconds since 1970. Only the build knows: the files that it
   * writes for the browser leave it out.
   */
  readonly updatedAt?: number;
  /** The id of its first picture, in the list of a build, where its text is cut. */
  readonly picture?: string;
  /** What a build has made of its text for the browser: the words of its preview, in the list; else the others. */
  readonly words?: string;
  readonly description?: string;
  readonly minutes?: number;
  /**
   * When this copy was made, in milliseconds since 1970: only pages and files of a build say so, and what the
   * database itself sends does not.
   */
  readonly copiedAt?: number;
}

/** The fields of a document of News: firestore.rules and the form of the desk have the same. */
export const ARTICLE_FIELDS = ['title', 'date', 'content'] as const;

export const MAX_TITLE_LENGTH = 200;

/** The longest text that the database accepts, in characters (firestore.rules). */
export const MAX_CONTENT_LENGTH = 100_000;

/**
 * Parses one News document into an article: the only way from the database into the site. A field of an
 * unexpected type counts as absent. Returns undefined when neither a title nor a text is left to show.
 */
export function parseArticle(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Article | undefined {
  const title = readTitle(fields.title);
  const content = typeof fields.content === 'string' ? cleanContent(fields.content) : '';
  if (id === '' || (title === '' && content.trim() === '')) return undefined;
  return { id, title, publishedAt: readDate(fields.date), content };
}

/** Returns whether a reader can see no difference between two states of an article. */
export function isSameArticle(one: Article, other: Article): boolean {
  return (
    one === other ||
    (one.title === other.title &&
      one.publishedAt === other.publishedAt &&
      one.content === other.content)
  );
}

/** A change to one document; without `fields`, the document is gone. */
export interface DocumentChange {
  readonly id: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/**
 * Keeps the articles of a collection that changes document by document. An article that did not change
 * stays the same object, and so does the list while nothing in it changed, so that what was rendered from
 * them need not be rendered again. Documents that are not articles are left out.
 */
export function createArticleCollection(): (
  changes: readonly DocumentChange[],
) => readonly Article[] {
  const articles = new Map<string, Article>();
  let list: readonly Article[] = [];
  return (changes) => {
    let hasChanged = false;
    for (const { id, fields } of changes) {
      const article = fields && parseArticle(id, fields);
      if (article) articles.set(id, article);
      else if (!articles.delete(id)) continue;
      hasChanged = true;
    }
    if (hasChanged) list = [...articles.values()];
    return list;
  };
}

/** Anything but white space and marks without a width, of which a link would have nothing to press. */
const VISIBLE = /[^\s\p{Cf}]/u;

function readTitle(value: unknown): string {
  if (typeof value !== 'string' || !VISIBLE.test(value)) return '';
  const title = regularCharacters(value).replace(/\s+/g, ' ').trim();
  return title.length > MAX_TITLE_LENGTH ? `${truncate(title, MAX_TITLE_LENGTH - 1)}…` : title;
}

/** Accepts a Firestore timestamp, a Date, or an ISO string typed by hand. */
function readDate(value: unknown): number | undefined {
  if (value instanceof Date) return finite(value.getTime());
  if (typeof value === 'string') return readTypedDate(value);
  return isTimestamp(value) ? finite(value.toMillis()) : undefined;
}

/** Whether a field is a timestamp of Firestore's library. */
export function isTimestamp(value: unknown): value is { toMillis(): number } {
  return value instanceof Object && 'toMillis' in value && typeof value.toMillis === 'function';
}

/** Reads a date typed by hand. A time needs its offset: without one, it would mean another moment on every machine. */
function readTypedDate(text: string): number | undefined {
  if (isDay(text)) return Date.parse(`${text}T${MIDDAY_IN_TULSA}`);
  const time = parseTimestamp(text);
  return time && Date.parse(`${time.second}.${time.decimals.slice(0, 3) || 0}Z`);
}

/**
 * A date alone would mean midnight UTC, which is the evening before in Tulsa. This is noon there in
 * winter, one o'clock in summer.
 */
const MIDDAY_IN_TULSA = '18:00Z';

function finite(milliseconds: unknown): number | undefined {
  return typeof milliseconds === 'number' && isFinite(milliseconds) ? milliseconds : undefined;
}
