import type { BuiltArticle } from '../news/newsSources';

/** What the worker reads in an article's file. */
export type FiledArticle = Pick<BuiltArticle, 'id' | 'title'>;

/** What the worker reads in the list's file; pages read the rest. */
interface FiledList {
  readonly articles: readonly Pick<BuiltArticle, 'id'>[];
}

/** Returns whether a value out of a file is an article, as the build writes it. */
export function isFiledArticle(value: unknown): value is FiledArticle {
  return hasId(value) && 'title' in value && typeof value.title === 'string';
}

/** Returns whether a value out of a file is the list, as the build writes it. */
export function isFiledList(value: unknown): value is FiledList {
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
