import { renderMarkdown, renderPreview } from '../lib/markdown';
import type { MarkdownLabels } from '../lib/markdown';
import { remember } from '../lib/remember';
import type { RenderMarkdown, SafeHtml } from './markdownRenderer';
import { POLICY_NAME } from './trustedTypesPolicy';

/** How many rendered texts are kept: a few screens of the list, and the articles just read. */
const KEPT_PREVIEWS = 200;
const KEPT_ARTICLES = 20;

/** Renders for the browser: under Trusted Types nothing but this renderer's output can become HTML. */
export const trustedMarkdown: RenderMarkdown = createTrustedMarkdown();

function createTrustedMarkdown(): RenderMarkdown {
  const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createHTML: render });
  const toHtml = (markdown: string, labels?: MarkdownLabels): SafeHtml =>
    policy ? policy.createHTML(markdown, labels) : render(markdown, labels);
  const articles = new WeakMap<MarkdownLabels, (markdown: string) => SafeHtml>();
  return {
    article(markdown, labels) {
      const toArticle =
        articles.get(labels) ?? remember(KEPT_ARTICLES, (text) => toHtml(text, labels));
      articles.set(labels, toArticle);
      return toArticle(markdown);
    },
    preview: remember(KEPT_PREVIEWS, (markdown) => toHtml(markdown)),
  };
}

/** With labels an article, without them a preview. */
function render(markdown: string, labels?: MarkdownLabels): string {
  return labels ? renderMarkdown(markdown, labels) : renderPreview(markdown);
}
