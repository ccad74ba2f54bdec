import { renderMarkdown, renderPreview } from '../lib/markdown';
import type { MarkdownLabels } from '../lib/markdown';
import { memoize } from '../lib/memoize';
import type { RenderMarkdown, RenderText, SafeHtml } from './markdownRenderer';

/** How many rendered texts are kept: the list as far as anyone reads it, and the articles just read. */
const CACHED_PREVIEWS = 1000;
const CACHED_ARTICLES = 20;

/** Returns the renderer for the browser, which accepts HTML only as `trust` passes it. */
export function trustedMarkdown(
  trust: (render: RenderText<string>) => RenderText<SafeHtml>,
): RenderMarkdown {
  const toHtml = trust((markdown, labels) =>
    labels ? renderMarkdown(markdown, labels) : renderPreview(markdown),
  );
  const articles = new WeakMap<MarkdownLabels, (markdown: string) => SafeHtml>();
  const preview = memoize(CACHED_PREVIEWS, (markdown) => toHtml(markdown));
  return {
    article(markdown, labels) {
      const toArticle =
        articles.get(labels) ?? memoize(CACHED_ARTICLES, (text) => toHtml(text, labels));
      articles.set(labels, toArticle);
      return toArticle(markdown);
    },
    preview,
    knownPreview: preview.known,
  };
}
