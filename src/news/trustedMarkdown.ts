import { renderMarkdown, renderPreview } from '../lib/markdown';
import type { MarkdownLabels } from '../lib/markdown';
import type { RenderMarkdown, SafeHtml } from './markdownRenderer';
import { POLICY_NAME } from './trustedTypesPolicy';

/** Renders for the browser: under Trusted Types nothing but this renderer's output can become HTML. */
export const trustedMarkdown: RenderMarkdown = createTrustedMarkdown();

function createTrustedMarkdown(): RenderMarkdown {
  const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createHTML: render });
  const toHtml = (markdown: string, labels?: MarkdownLabels): SafeHtml =>
    policy ? policy.createHTML(markdown, labels) : render(markdown, labels);
  return { article: toHtml, preview: (markdown) => toHtml(markdown) };
}

/** With labels an article, without them a preview. */
function render(markdown: string, labels?: MarkdownLabels): string {
  return labels ? renderMarkdown(markdown, labels) : renderPreview(markdown);
}
