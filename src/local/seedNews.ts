import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArticleFile } from '../pipeline/articleFile';
import type { ArticleFile } from '../pipeline/articleFile';
import type { Documents } from './database/documents';

/**
 * The sample articles of a folder, in the order of their ids. Throws an Error for the first file
 * that is not one: `content/news/x.md:LINE: what is wrong, what to write instead`.
 */
export function readSampleArticles(folder: string): ArticleFile[] {
  const shown = join(basename(dirname(folder)), basename(folder));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseArticleFile(join(shown, file), readFileSync(join(folder, file), 'utf8')));
}

/**
 * Puts the articles into the News collection of a project if that is empty. Gives how many were
 * written.
 */
export function seedNews(
  documents: Documents,
  projectId: string,
  articles: readonly ArticleFile[],
): number {
  const collection = `projects/${projectId}/databases/(default)/documents/News`;
  if (documents.list(collection).length > 0) return 0;
  for (const { id, title, date, content } of articles) {
    documents.set(`${collection}/${id}`, {
      title: { stringValue: title },
      date: { timestampValue: date },
      content: { stringValue: content },
    });
  }
  return articles.length;
}
