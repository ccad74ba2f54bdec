import { articlePage } from '../../../content/article';
import { renderMarkdown } from '../../lib/markdown';
import type { Article } from '../../news/article';
import type { PagePicture } from './describedPage';
import { unescapeHtml } from '../../lib/html';

/** Returns the first picture of an article, as its page shows it; undefined if it has none. */
export function articlePicture({ content }: Article): PagePicture | undefined {
  // Most articles have no picture, and rendering is the slow part.
  if (!content.includes('![')) return undefined;
  const found = PICTURE.exec(renderMarkdown(content, { table: articlePage.table }));
  return found ? { address: unescapeHtml(found[1]!), alt: unescapeHtml(found[2]!) } : undefined;
}

/** An image as the site's Markdown renderer writes it: every `"` that an editor typed is escaped. */
const PICTURE = /<img src="([^"]+)" alt="([^"]*)"/;
