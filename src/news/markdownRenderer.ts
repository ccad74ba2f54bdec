import type { MarkdownLabels } from '../lib/markdown';
import type { Readable } from './readable';

/** HTML that may enter the page: a TrustedHTML where the browser checks for it, else the same as text. */
export type SafeHtml = TrustedHTML | string;

export interface RenderMarkdown {
  article(markdown: string, labels: MarkdownLabels): SafeHtml;
  preview(markdown: string): SafeHtml;
}

/** The renderer, undefined until its code has arrived; the first reader sends for it. */
export type MarkdownRenderer = Readable<RenderMarkdown | undefined>;

/** A renderer that is there from the start, for the build and for tests. */
export function readyRenderer(render: RenderMarkdown): MarkdownRenderer {
  return { current: () => render, onServer: () => render, subscribe: () => () => undefined };
}

/** A renderer whose code is loaded when the first page wants it. A failed load is tried again by the next page. */
export function lazyRenderer(load: () => Promise<RenderMarkdown>): MarkdownRenderer {
  let render: RenderMarkdown | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();

  async function start() {
    if (render || isLoading) return;
    isLoading = true;
    try {
      render = await load();
      listeners.forEach((listener) => listener());
    } catch {
      // The text is shown without its formatting until then.
    } finally {
      isLoading = false;
    }
  }

  return {
    current: () => render,
    onServer: () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      void start();
      return () => listeners.delete(listener);
    },
  };
}
