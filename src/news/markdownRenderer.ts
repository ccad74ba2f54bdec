import type { MarkdownLabels } from '../lib/markdown';
import type { Readable } from './readable';

/** HTML that may be inserted into the page: TrustedHTML where the browser enforces it, otherwise a string. */
export type SafeHtml = TrustedHTML | string;

/** Renders Markdown: with labels an article, without them a preview. */
export type RenderText<Html> = (markdown: string, labels?: MarkdownLabels) => Html;

export interface RenderMarkdown {
  /** The labels must be the same every time. */
  article(markdown: string, labels: MarkdownLabels): SafeHtml;
  preview(markdown: string): SafeHtml;
  /** Returns a preview that was rendered before, where previews are kept. */
  knownPreview?(markdown: string): SafeHtml | undefined;
}

/** The renderer, undefined until its code has loaded; the first reader requests it. */
export type MarkdownRenderer = Readable<RenderMarkdown | undefined>;
