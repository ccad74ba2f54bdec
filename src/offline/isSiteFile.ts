import { LIST_DATA_PATH, articleIdFromPath } from '../news/newsAddresses';
import type { BuiltArticle } from '../news/newsSources';
import { readPageDataText } from '../news/pageData';

/**
 * Returns whether an answer is the site's own script, font, picture or News at a path. Networks that block
 * the site, or ask for a login first, answer 200 with a page of their own, which would be cached as the file.
 */
export async function isSiteFile(path: string, answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  const [, folder = ''] = path.split('/');
  const type = answer.headers.get('Content-Type') ?? '';
  if (!TYPES.get(folder)?.test(type)) return false;
  return !/^(data|news)$/.test(folder) || hasNewsOf(path, await answer.clone().text());
}

/** The types of the files that are cached, by their folder. */
const TYPES: ReadonlyMap<string, RegExp> = new Map([
  ['scripts', /^(text|application)\/javascript\b/],
  // A host may not know a font's type, but does not take it for text.
  ['fonts', /^(font\/|application\/(font-woff2|octet-stream)\b)/],
  ['pictures', /^image\//],
  ['icons', /^image\//],
  ['data', /^application\/json\b/],
  ['news', /^text\/html\b/],
]);

/** Returns whether a text is the News at a path. The type cannot tell: others' pages are HTML, too. */
export function hasNewsOf(path: string, text: string): boolean {
  try {
    if (path === LIST_DATA_PATH) return isBuiltList(JSON.parse(text));
    const article: unknown = path.startsWith('/data/')
      ? JSON.parse(text)
      : readPageDataText(text)?.news.article;
    return isBuiltArticle(article) && article.id === articleIdFromPath(path);
  } catch {
    return false;
  }
}

/** What the worker reads of an article; pages read the rest. */
export type BuiltTitle = Pick<BuiltArticle, 'id' | 'title'>;

/** Returns whether a value out of a file is an article, as the build writes it. */
export function isBuiltArticle(value: unknown): value is BuiltTitle {
  return hasId(value) && 'title' in value && typeof value.title === 'string';
}

/** Returns whether a value out of a file is the list, as the build writes it. */
export function isBuiltList(
  value: unknown,
): value is { readonly articles: readonly Pick<BuiltArticle, 'id'>[] } {
  return (
    isObject(value) &&
    'articles' in value &&
    Array.isArray(value.articles) &&
    value.articles.every(hasId)
  );
}

function hasId(value: unknown): value is Pick<BuiltArticle, 'id'> {
  return isObject(value) && 'id' in value && typeof value.id === 'string';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
