import { act, render } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ReactNode } from 'react';
import { renderMarkdown, renderPreview } from '../src/markdown/renderMarkdown';
import { readingMinutes } from '../src/markdown/words';
import { constantStore } from '../src/lib/externalStore';
import { NewsContext } from '../src/news/newsSources';
import type { NewsSnapshot } from '../src/news/newsSources';
import { SiteTheme } from '../src/theme/SiteTheme';
import { fakeFeed } from './news/fakeFeed';

interface RenderOptions {
  readonly path?: string;
  readonly feed?: ReturnType<typeof fakeFeed>;
  readonly snapshot?: NewsSnapshot;
}

/** What makes HTML of the texts, loaded already. */
export const renderer = constantStore({
  article: renderMarkdown,
  preview: renderPreview,
  minutes: readingMinutes,
});

/** Renders a part of the site inside the providers that it may expect, at an in-memory address. */
export function renderSite(
  part: ReactNode,
  { path = '/', feed = fakeFeed(), snapshot = {} }: RenderOptions = {},
) {
  const location = memoryLocation({ path, record: true });
  const news = { snapshot, renderer, loadFeed: feed.load };
  return {
    ...render(
      <SiteTheme>
        <NewsContext value={news}>
          <Router hook={location.hook} searchHook={location.searchHook}>
            {part}
          </Router>
        </NewsContext>
      </SiteTheme>,
    ),
    location,
    feed,
  };
}

/** Does the same for a whole page, whose parts load one by one; resolves once all have loaded. */
export async function openSite(...site: Parameters<typeof renderSite>) {
  return act(async () => renderSite(...site));
}
