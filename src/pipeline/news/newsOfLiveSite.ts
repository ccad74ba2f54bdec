import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArticle } from '../../news/article';
import type { Article } from '../../news/article';
import { ALL_DATA_PATH } from '../../news/newsAddresses';
import { readPictureId, storedPictureAddress } from '../../lib/storedPicture';
import { fetchOrExplain } from '../fetchOrExplain';
import type { NewsCopy } from './builtNews';
import type { PictureSource } from './newsPictures';

/** Writes all News to one file of the site, from which a later build can be made. */
export async function writePublishedNews(news: NewsCopy, out: string): Promise<void> {
  await writeFile(join(out, ALL_DATA_PATH), JSON.stringify(news));
}

/**
 * Reads the News of the live site, as its build wrote them. Throws an Error that says what to do when the
 * site cannot be reached, has no such file, or one that is not whole.
 */
export async function fetchPublishedNews(siteUrl: string): Promise<Required<NewsCopy>> {
  const address = new URL(ALL_DATA_PATH, siteUrl);
  const response = await fetchOrExplain('The live site', address);
  const answer: unknown = await response.json().catch(() => undefined);
  const { articles, copiedAt } = (answer ?? {}) as Partial<NewsCopy>;
  if (!response.ok || !Array.isArray(articles) || typeof copiedAt !== 'number') {
    throw new Error(
      `The live site has no News to build from instead: ${address.href} answered ${response.status}, and not with all of them. Build again tomorrow, when the database answers again.`,
    );
  }
  const values: readonly (Partial<Article> | null)[] = articles;
  return { articles: values.map((value) => readArticle(value, address)), copiedAt };
}

function readArticle(value: Partial<Article> | null, { href }: URL): Article {
  const { id = '', title, content, publishedAt, updatedAt } = value ?? {};
  const date = publishedAt === undefined ? undefined : new Date(publishedAt);
  const article = parseArticle(id, { title, date, content });
  if (!article) throw new Error(`An article in ${href} is damaged, so nothing is built from it.`);
  return typeof updatedAt === 'number' ? { ...article, updatedAt } : article;
}

/**
 * Returns the pictures of the live site, each as its largest file that any program reads. Does not ask for those
 * that an earlier build has kept; one that the site lacks, or does not give, counts as gone.
 */
export function publishedPictures(siteUrl: string): PictureSource {
  return {
    has: async () => true,
    async read(id) {
      const { width } = readPictureId(id)!;
      const address = new URL(storedPictureAddress(id, width, 'jpg'), siteUrl);
      const response = await fetch(address).catch(() => undefined);
      return response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    },
  };
}
