import type { Article } from '../news/article';

/** When an article last changed, in milliseconds since 1970; undefined when neither a date nor a change is known. */
export function lastChange({ publishedAt, updatedAt }: Article): number | undefined {
  const known = [publishedAt, updatedAt].filter((time) => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
