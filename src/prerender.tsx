import { characterEntities } from 'character-entities';
import type { ReactNode } from 'react';
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { Day } from '../content/types/basics';
import { home } from '../content/home';
import { team } from '../content/team';
import { App, isShowcase } from './App';
import { noHeaderClass } from './layout/SiteLayout';
import { renderMarkdown, renderPreview } from './markdown/renderMarkdown';
import { readingMinutes } from './markdown/words';
import { decodeNamedReferencesBy } from './markdown/namedReference';
import { isOver } from './lib/zonedTime';
import { constantStore } from './lib/externalStore';
import { KEPT_ARTICLES_ID, KEPT_PAGES_ID, OFFLINE_PATH } from './offline/offlinePage';
import { OfflinePage } from './pages/OfflinePage';
import { GlobalStyle } from './theme/GlobalStyle';
import { splitStyleElement } from './styleNames';
import { SiteTheme } from './theme/SiteTheme';
import type { NewsSnapshot } from './news/newsSources';

export { routes } from './routes';

export interface PrerenderedPage {
  /** Title, description and whatever else the page puts into the head. */
  readonly head: string;
  /** The global rules and the page's own, as a style element. */
  readonly styles: string;
  /** The class names of the page's own rules, for its script. */
  readonly styleNames: string;
  readonly body: string;
  /** The class of the body element, if it has one. */
  readonly bodyClass: string | undefined;
}

const characters = new Map(Object.entries(characterEntities));
decodeNamedReferencesBy((name) => characters.get(name) ?? false);

const renderer = constantStore({
  article: renderMarkdown,
  preview: renderPreview,
  minutes: readingMinutes,
});

/** The moment of which the pages speak unless they are given another, in milliseconds since 1970. */
const builtAt = Date.now();

/** Returns the last of the days whose end changes what Home says, if it is over at a moment. */
function lastPastDayAt(now: number): Day | undefined {
  return [
    home.joining.firstMeeting.date,
    home.challenges.next.after,
    ...home.meetings.seasons.flatMap(({ overAfter }) => overAfter ?? []),
  ]
    .filter((day) => isOver(day, team.timeZone, now))
    .sort()
    .at(-1);
}

/** The last day that was over when the pages were built. */
export const lastPastDay = lastPastDayAt(builtAt);

const globalSheet = new ServerStyleSheet();
renderToStaticMarkup(
  globalSheet.collectStyles(<SiteTheme globalStyle={<GlobalStyle />}>{null}</SiteTheme>),
);
const { rules: globalRules } = splitStyleElement(globalSheet.getStyleTags());

/**
 * Articles look alike and may be many: they share a sheet, because writing out a page's rules takes as
 * long as rendering it.
 */
const articleSheet = new ServerStyleSheet();

/** Renders one page from the given News, as of a moment. Throws an Error that names the page and what failed in it. */
export async function prerenderPage(
  path: string,
  news: NewsSnapshot,
  page?: ReactNode,
  now = builtAt,
): Promise<PrerenderedPage> {
  const sheet = news.article ? articleSheet : new ServerStyleSheet();
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <App
          news={{ snapshot: news, renderer }}
          lastPastDay={lastPastDayAt(now)}
          path={path}
          page={page}
        />,
      ),
      {
        onError: (error) => void failures.push(error),
        // React would emit larger pieces hidden, with scripts that reveal them.
        progressiveChunkSize: Infinity,
      },
    );
    const html = await text(prelude);
    if (failures.length > 0) throw failures[0];
    const [head = ''] = HOISTED.exec(html) ?? [];
    const { rules, names } = splitStyleElement(sheet.getStyleTags());
    return {
      head,
      styles: `<style>${globalRules}\n${rules}</style>`,
      styleNames: names,
      body: html.slice(head.length),
      bodyClass: isShowcase(path) ? noHeaderClass : undefined,
    };
  } catch (error) {
    throw new Error(`${path} could not be prerendered: ${String(error)}`, { cause: error });
  }
}

/** Renders the fallback for pages that the visitor's browser has not stored. */
export function prerenderOfflinePage(): Promise<PrerenderedPage> {
  return prerenderPage(
    OFFLINE_PATH,
    {},
    <OfflinePage pagesId={KEPT_PAGES_ID} articlesId={KEPT_ARTICLES_ID} />,
  );
}

/** The elements that belong in the head, which React emits before the page's markup. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;
