import { compileContent } from '../content/compileContent';
import { loadContent } from '../content/loadContent';
import { walkContent } from '../content/walkContent';

/** Returns the focuses that the content of a project gives its pictures, by file name, smallest first. */
export function findFocuses(root: string): Record<string, number[]> {
  const found: Record<string, Set<number>> = {};
  for (const { value } of walkContent(loadContent(compileContent(root).sources))) {
    if (isPictureWithFocus(value)) (found[value.file] ??= new Set()).add(value.focus);
  }
  return Object.fromEntries(
    Object.entries(found).map(([file, focuses]) => [file, [...focuses].sort((a, b) => a - b)]),
  );
}

function isPictureWithFocus(value: unknown): value is { file: string; focus: number } {
  const { file, focus } = Object(value) as { file?: unknown; focus?: unknown };
  return typeof file === 'string' && typeof focus === 'number';
}
