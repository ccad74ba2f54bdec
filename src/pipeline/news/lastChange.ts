import type { Article } from '../../news/article';

/** Returns when an article last changed, in ms since 1970; undefined if neither date nor change is known. */
export function lastChange({ publishedAt, updatedAt }: Article): number | undefined {
  const known = [publishedAt, updatedAt].filter((time) => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
