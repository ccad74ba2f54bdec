/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { site } from '../../content/site';
import { PageBoundary } from '../../src/layout/PageBoundary';
import { preloadable } from '../../src/navigation/preloadable';
import { SiteTheme } from '../../src/theme/SiteTheme';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const Loading = () => <p>loading</p>;

const refuse = () => Promise.reject(new Error('gone'));

test('a page whose code has loaded is rendered at once', async () => {
  const { Page, preload, isReady } = preloadable(async () => Counter, Loading);
  expect(isReady()).toBe(false);
  await preload();
  expect(isReady()).toBe(true);
  render(<Page />);
  expect(screen.queryByText('loading')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveTextContent('0');
});

test('a page opened before its code requests it, and keeps its state when preloaded later', async () => {
  const { Page, preload } = preloadable(async () => Counter, Loading);
  const { rerender } = render(<Page />);
  expect(screen.getByText('loading')).toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button'));
  await act(preload);
  rerender(<Page />);
  expect(screen.getByRole('button')).toHaveTextContent('1');
});

test('a request that is lost is made once more', async () => {
  const load = jest
    .fn<Promise<ComponentType>, []>(async () => Counter)
    .mockImplementationOnce(refuse);
  const { preload, isReady } = preloadable(load, Loading);
  await preload();
  expect(isReady()).toBe(true);
});

test('a failure is reported, and the code is requested again the next time', async () => {
  const load = jest.fn<Promise<ComponentType>, []>(refuse);
  const { preload, isReady } = preloadable(load, Loading);
  await expect(preload()).rejects.toThrow('gone');
  expect(isReady()).toBe(false);
  load.mockResolvedValue(Counter);
  await preload();
  expect(isReady()).toBe(true);
});

describe('a prerendered page whose code cannot be loaded', () => {
  const hydrate = async (html: string) => {
    document.body.innerHTML = `<main id="main"><!--$-->${html}<!--/$--></main>`;
    const { Page } = preloadable(refuse, Loading);
    const container = document.getElementById('main')!;
    const page = (
      <PageBoundary>
        <Page />
      </PageBoundary>
    );
    const onRecoverableError = () => undefined;
    await act(
      async () =>
        void hydrateRoot(container, <SiteTheme>{page}</SiteTheme>, { onRecoverableError }),
    );
    return container;
  };
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  test('stays as it is', async () => {
    expect(await hydrate('<h1>Words</h1>')).toHaveTextContent('Words');
  });

  test('shows the failure if the page has nothing to read, also after it was loaded anew', async () => {
    Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
    expect(await hydrate('<p>…</p>')).toHaveTextContent(site.pageFailed.title);
  });
});
