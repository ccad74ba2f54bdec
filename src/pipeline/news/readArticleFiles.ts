import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArticleFile } from './articleFile';
import type { ArticleFile } from './articleFile';

/**
 * Reads the articles of a folder, samples or copies of real ones, in the order of their file names. Throws
 * an Error for the first file that is not one:
 * `content/news/x.md:LINE: what is wrong, what to write instead`.
 */
export function readArticleFiles(folder: string): ArticleFile[] {
  const shown = shownFolder(folder);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseArticleFile(join(shown, file), readFileSync(join(folder, file), 'utf8')));
}

/** Returns the name of a content folder for messages: `content/news`, wherever the project is. */
export function shownFolder(folder: string): string {
  return join(basename(dirname(folder)), basename(folder));
}
