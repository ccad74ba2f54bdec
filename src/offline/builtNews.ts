import type { BuiltArticle } from '../news/newsSources';

export type BuiltTitle = Pick<BuiltArticle, 'id' | 'title'>;

/** What the worker reads in the list's file; pages read the rest. */
interface BuiltIds {
  readonly articles: readonly Pick<BuiltArticle, 'id'>[];
}

/** Returns whether a value out of a file is an article, as the build writes it. */
export function isBuiltArticle(value: unknown): value is BuiltTitle {
  return hasId(value) && 'title' in value && typeof value.title === 'string';
}

/** Returns whether a value out of a file is the list, as the build writes it. */
export function isBuiltList(value: unknown): value is BuiltIds {
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
