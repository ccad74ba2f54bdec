import type { Article } from '../news/article';
import { checkContentOrFail } from './content/checkContentOrFail';
import type { Settings } from './settings';

export interface BuildOptions {
  readonly root: string;
  readonly settings: Settings;
  /** The finished site, with the settings to deploy it by (hosting.ts). */
  readonly out?: string;
  /** What the build needs for itself. */
  readonly work?: string;
  readonly mode?: 'production' | 'development';
  /** Told what the build is doing, a line for each step. */
  readonly report?: (step: string) => void;
}

/**
 * Builds the whole site: News, pictures and fonts, scripts, pages, headers. Rejects with an Error
 * that says what is wrong and where.
 */
export async function build(options: BuildOptions): Promise<{ articles: readonly Article[] }> {
  const { root, report } = options;
  report?.('Checking content');
  await checkContentOrFail(root);
  // All that follows runs content while it is imported: a mistake there would end it without a plain word.
  const { buildSite } = await import('./buildSite');
  return buildSite(options);
}
