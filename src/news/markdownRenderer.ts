import type { MarkdownLabels } from '../lib/markdown';
import { constantReadable } from './lazyReadable';
import type { Readable } from './readable';

/** HTML that may enter the page: a TrustedHTML where the browser checks for it, else the same as text. */
export type SafeHtml = TrustedHTML | string;

/** Renders Markdown: with labels an article, without them a preview. */
export type RenderText<Html> = (markdown: string, labels?: MarkdownLabels) => Html;

export interface RenderMarkdown {
  article(markdown: string, labels: MarkdownLabels): SafeHtml;
  preview(markdown: string): SafeHtml;
  /** A preview that was rendered before, where such are kept. */
  knownPreview?(markdown: string): SafeHtml | undefined;
}

/** The renderer, undefined until its code has arrived; the first reader sends for it. */
export type MarkdownRenderer = Readable<RenderMarkdown | undefined>;

/** A renderer that is there from the start, for the build and for tests. */
export function readyRenderer(render: RenderMarkdown): MarkdownRenderer {
  return constantReadable(render);
}
