import { articlePage } from '../../content/articlePage';
import { renderMarkdown } from '../lib/markdown';
import type { Article } from '../news/article';
import type { PagePicture } from './describedPage';
import { unescapeHtml } from './unescapeHtml';

/** The first picture of an article, as its page shows it; undefined for an article without any. */
export function articlePicture({ content }: Article): PagePicture | undefined {
  // Most articles have none, and rendering is what takes time.
  if (!content.includes('![')) return undefined;
  const found = PICTURE.exec(renderMarkdown(content, { table: articlePage.table }));
  return found ? { address: unescapeHtml(found[1]!), alt: unescapeHtml(found[2]!) } : undefined;
}

/** As the site's own Markdown writes it: every `"` that an editor typed is escaped. */
const PICTURE = /<img src="([^"]+)" alt="([^"]*)"/;
