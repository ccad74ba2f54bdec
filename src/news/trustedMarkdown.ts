import type { ExternalStore } from '../lib/externalStore';
import { renderMarkdown, renderPreview } from '../lib/markdown';
import type { MarkdownLabels } from '../lib/markdown';
import { memoize } from '../lib/memoize';
import { isNamedReference, trustNamedReferences } from '../lib/namedReference';
import { renderPlainText } from '../lib/plainText';

/** How many rendered texts are kept: the list as far as anyone reads it, and the articles just read. */
const CACHED_PREVIEWS = 1000;
const CACHED_ARTICLES = 20;

/**
 * Returns the renderer for the browser, which accepts HTML only as `trust` passes it. Text that cannot be
 * rendered is reported to the console and comes out as plain paragraphs.
 */
export function trustedMarkdown(
  trust: (render: RenderText<string>) => RenderText<SafeHtml>,
): RenderMarkdown {
  const toHtml = trust((markdown, labels) => {
    if (isNamedReference(markdown)) return markdown;
    try {
      return labels ? renderMarkdown(markdown, labels) : renderPreview(markdown);
    } catch (error) {
      // One article must not take the whole list with it.
      reportError(error);
      return renderPlainText(markdown);
    }
  });
  trustNamedReferences((reference) => toHtml(reference));
  const preview = memoize(CACHED_PREVIEWS, (markdown) => toHtml(markdown));
  return { article: memoize(CACHED_ARTICLES, toHtml), preview, knownPreview: preview.known };
}

/** HTML that may be inserted into the page: TrustedHTML where the browser enforces it, otherwise a string. */
export type SafeHtml = TrustedHTML | string;

/** Renders Markdown: with labels an article, without them a preview. */
export type RenderText<Html> = (markdown: string, labels?: MarkdownLabels) => Html;

interface RenderMarkdown {
  /** The labels must be the same every time. */
  article(markdown: string, labels: MarkdownLabels): SafeHtml;
  preview(markdown: string): SafeHtml;
  /** Returns a preview that was rendered before, where previews are kept. */
  knownPreview?(markdown: string): SafeHtml | undefined;
}

/** The renderer, undefined until its code has loaded; the first reader requests it. */
export type MarkdownRenderer = ExternalStore<RenderMarkdown | undefined>;
