/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../../src/App';
import { constantStore } from '../../src/lib/externalStore';
import { renderMarkdown, renderPreview } from '../../src/markdown/renderMarkdown';
import { readingMinutes } from '../../src/markdown/words';
import type * as Prerender from '../../src/prerender';
import { sitePages, snapshot } from './sitePages';

Object.assign(globalThis, {
  // React's server waits with it, and jsdom lacks it.
  setImmediate: (run: () => void) => setTimeout(run),
  // Nothing here waits for an update but as a visitor does.
  IS_REACT_ACT_ENVIRONMENT: false,
});

/** Loads every part of the site, in the same order each time: the names of styles follow it. */
async function load(): Promise<typeof Prerender> {
  const site = await import('../../src/prerender');
  for (const { preload } of site.routes) await preload();
  return site;
}

let build: typeof Prerender;
beforeAll(async () => {
  await load();
  // One React cannot render on the server and in the browser.
  await jest.isolateModulesAsync(async () => {
    build = await load();
  });
});

const renderer = constantStore({
  article: renderMarkdown,
  preview: renderPreview,
  minutes: readingMinutes,
});

test.each(sitePages)(
  '$name hydrates without a complaint from React’s development build',
  async ({ address }) => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    history.replaceState(null, '', address);
    document.body.innerHTML = (await build.prerenderPage(address, snapshot)).body;
    const app = (
      <StrictMode>
        <App news={{ snapshot, renderer }} lastPastDay={build.lastPastDay} path={address} />
      </StrictMode>
    );
    const root = hydrateRoot(document.body, app, { onRecoverableError: console.error });
    await waitFor(() => {
      const elements = [...document.querySelectorAll('body [class]')];
      expect(elements.filter((element) => !isHydrated(element)).length).toBe(0);
    });
    expect(said.mock.calls).toEqual([]);
    root.unmount();
  },
);

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));
