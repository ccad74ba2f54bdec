import type { ExternalStore } from '../lib/externalStore';
import { memoize } from '../lib/memoize';
import { isNamedReference, trustNamedReferences } from './namedReference';
import { plainTree } from './plainText';
import { renderMarkdown, renderPreview, writeHtml } from './renderMarkdown';
import { readingMinutes } from './words';

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
  const toHtml = trust((markdown, tableLabel) => {
    if (isNamedReference(markdown)) return markdown;
    try {
      return tableLabel === undefined
        ? renderPreview(markdown)
        : renderMarkdown(markdown, tableLabel);
    } catch (error) {
      // One article must not take the whole list with it.
      reportError(error);
      return writeHtml(plainTree(markdown));
    }
  });
  trustNamedReferences((reference) => toHtml(reference));
  return {
    article: memoize(CACHED_ARTICLES, toHtml),
    preview: memoize(CACHED_PREVIEWS, (markdown) => toHtml(markdown)),
    minutes: readingMinutes,
  };
}

/** HTML that may be inserted into the page: TrustedHTML where the browser enforces it, otherwise a string. */
export type SafeHtml = TrustedHTML | string;

/** Renders Markdown: with a label for tables an article, without it a preview. */
export type RenderText<Html> = (markdown: string, tableLabel?: string) => Html;

interface RenderMarkdown {
  /** The label must be the same every time. */
  article(markdown: string, tableLabel: string): SafeHtml;
  preview(markdown: string): SafeHtml;
  /** How long a text takes to read. */
  minutes(markdown: string): number;
}

/** The renderer, undefined until its code has loaded; the first reader requests it. */
export type MarkdownRenderer = ExternalStore<RenderMarkdown | undefined>;
