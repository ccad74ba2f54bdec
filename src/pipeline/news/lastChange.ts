import type { Article } from '../../news/article';

/**
 * Returns when an article last changed, in ms since 1970; undefined if neither change nor date is known. The
 * date may lie ahead, and would hide all changes until then, so it counts only where nothing else is known.
 */
export function lastChange({ publishedAt, updatedAt }: Article): number | undefined {
  return updatedAt ?? publishedAt;
}
