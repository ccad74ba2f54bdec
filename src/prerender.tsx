import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { hidesHeader, noHeaderClass } from './layout/useHiddenHeader';
import { renderMarkdown, renderPreview } from './lib/markdown';
import { readyRenderer } from './news/markdownRenderer';
import { GlobalStyle } from './theme/GlobalStyle';
import type { NewsSnapshot } from './news/newsSources';

export { routes } from './routes';

export interface PrerenderedPage {
  /** Title, description and whatever else the page puts into the head. */
  readonly head: string;
  /** The page's own rules, as a style element. */
  readonly styles: string;
  readonly body: string;
  /** The class of the body element, if it has one. */
  readonly bodyClass: string | undefined;
}

const renderer = readyRenderer({ article: renderMarkdown, preview: renderPreview });

/** Renders one page from the News given. Throws an Error that names the page and what failed in it. */
export async function prerenderPage(path: string, news: NewsSnapshot): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <App ground={<GlobalStyle />} news={{ snapshot: news, renderer }} path={path} />,
      ),
      {
        onError: (error) => void failures.push(error),
        // Larger pieces would be sent hidden, with scripts that show them.
        progressiveChunkSize: Infinity,
      },
    );
    const html = await text(prelude);
    if (failures.length > 0) throw failures[0];
    const [head = ''] = HOISTED.exec(html) ?? [];
    return {
      head,
      styles: sheet.getStyleTags(),
      body: html.slice(head.length),
      bodyClass: hidesHeader(path) ? noHeaderClass : undefined,
    };
  } catch (error) {
    throw new Error(`${path} could not be prerendered: ${String(error)}`, { cause: error });
  } finally {
    sheet.seal();
  }
}

/** React puts what belongs into the head before the markup of the page. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;
