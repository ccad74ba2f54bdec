/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { Day } from '../../content/types/basics';
import { App } from '../../src/App';
import { routes } from '../../src/routes';
import { renderer } from '../renderSite';
import { sitePages, snapshot } from './sitePages';

// Nothing here waits for an update but as a visitor does.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

let build: { readonly bodies: readonly string[]; readonly lastPastDay?: Day };
beforeAll(async () => {
  const script = ['--import', 'tsx', 'tests/pages/prerenderPages.ts'];
  build = JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8' })) as typeof build;
  for (const { preload } of routes) await preload();
}, 60_000);

let root: Root;
// A page that fails leaves nothing that would disturb the next.
afterEach(() => root.unmount());

test.each(sitePages.map(({ name, address }, place) => ({ name, address, place })))(
  '$name hydrates without a complaint from React’s development build',
  async ({ address, place }) => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    history.replaceState(null, '', address);
    document.body.innerHTML = build.bodies[place]!;
    const app = (
      <StrictMode>
        <App news={{ snapshot, renderer }} lastPastDay={build.lastPastDay} path={address} />
      </StrictMode>
    );
    root = hydrateRoot(document.body, app, { onRecoverableError: console.error });
    await waitFor(
      () => {
        const elements = [...document.querySelectorAll('body [class]')];
        expect(elements.filter((element) => !isHydrated(element)).length).toBe(0);
      },
      // Home takes ten times as long while everything else runs.
      { timeout: 25_000 },
    );
    expect(said.mock.calls).toEqual([]);
  },
);

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));
