import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '../news/article';
import { checkContentOrFail } from './content/checkContent';
import type { BuildOptions } from './buildSite';

/**
 * Builds the whole site: News, pictures and fonts, scripts, pages, headers. Rejects with an Error
 * that says what is wrong and where.
 */
export async function build(options: BuildOptions): Promise<{ articles: readonly Article[] }> {
  const { root, out = join(root, 'dist'), report } = options;
  report?.('Checking content');
  await checkContentOrFail(root);
  // Importing the rest runs content, where a mistake would fail without a plain message.
  const { buildSite } = await import('./buildSite');
  // Made beside it, so that the site of before stays until this one is whole, and if it never is.
  const unfinished = `${out}-unfinished`;
  const built = await buildSite({ ...options, out: unfinished });
  await rm(out, { recursive: true, force: true });
  await rename(unfinished, out);
  return built;
}
