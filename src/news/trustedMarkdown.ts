import { renderMarkdown, renderPreview } from '../lib/markdown';
import type { MarkdownLabels } from '../lib/markdown';
import { remember } from '../lib/remember';
import type { RenderMarkdown, RenderText, SafeHtml } from './markdownRenderer';

/** How many rendered texts are kept: a few screens of the list, and the articles just read. */
const KEPT_PREVIEWS = 200;
const KEPT_ARTICLES = 20;

/** The renderer for the browser, which takes its HTML only as `trust` passes it. */
export function trustedMarkdown(
  trust: (render: RenderText<string>) => RenderText<SafeHtml>,
): RenderMarkdown {
  const toHtml = trust((markdown, labels) =>
    labels ? renderMarkdown(markdown, labels) : renderPreview(markdown),
  );
  const articles = new WeakMap<MarkdownLabels, (markdown: string) => SafeHtml>();
  const toPreview = remember(KEPT_PREVIEWS, (markdown) => toHtml(markdown));
  const seen = new Set<string>();
  const preview = (markdown: string) => {
    seen.add(markdown);
    return toPreview(markdown);
  };
  return {
    article(markdown, labels) {
      const toArticle =
        articles.get(labels) ?? remember(KEPT_ARTICLES, (text) => toHtml(text, labels));
      articles.set(labels, toArticle);
      return toArticle(markdown);
    },
    preview,
    knownPreview: (markdown) => (seen.has(markdown) ? toPreview(markdown) : undefined),
  };
}
