/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ComponentType } from 'react';
import { ErrorBoundary } from '../../src/components/ErrorBoundary';
import { preloadable } from '../../src/navigation/preloadable';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const inSuspense = (Page: ComponentType) => (
  <Suspense fallback="loading">
    <Page />
  </Suspense>
);

test('a page whose code has loaded is rendered at once', async () => {
  const { Page, preload } = preloadable(async () => Counter);
  await preload();
  render(inSuspense(Page));
  expect(screen.queryByText('loading')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveTextContent('0');
});

test('a page opened before its code requests it, and keeps its state when preloaded later', async () => {
  const { Page, preload } = preloadable(async () => Counter);
  const { rerender } = render(inSuspense(Page));
  expect(screen.getByText('loading')).toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button'));
  await act(preload);
  rerender(inSuspense(Page));
  expect(screen.getByRole('button')).toHaveTextContent('1');
});

test('a page is ready once its parts have loaded too', async () => {
  let resolvePart = () => {};
  const part = { preload: () => new Promise<void>((resolve) => (resolvePart = resolve)) };
  const { preload, isReady } = preloadable(async () =>
    Object.assign(() => null, { parts: [part] }),
  );
  const loading = preload();
  // After one task, everything that does not wait for the part is done.
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady()).toBe(false);
  resolvePart();
  await loading;
  expect(isReady()).toBe(true);
});

test('a failure to load the code is reported, and the code is requested again the next time', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Counter);
  const { preload, isReady } = preloadable(load);
  await expect(preload()).rejects.toThrow('gone');
  expect(isReady()).toBe(false);
  await preload();
  expect(isReady()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that fails to load is requested once, and again after Back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Counter);
  const { Page } = preloadable(load);
  const inBoundary = (visit: string) => (
    <ErrorBoundary key={visit} fallback={() => 'It did not load.'}>
      {inSuspense(Page)}
    </ErrorBoundary>
  );
  const { rerender } = render(inBoundary('first'));
  expect(await screen.findByText('It did not load.')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(new PopStateEvent('popstate'));
  rerender(inBoundary('second'));
  expect(await screen.findByRole('button')).toHaveTextContent('0');
});

describe('a prerendered page whose code cannot be loaded', () => {
  const refuse = async () => {
    throw new Error('gone');
  };
  const hydrate = async (load: () => Promise<ComponentType>, html: string) => {
    document.body.innerHTML = `<main id="main"><!--$-->${html}<!--/$--></main>`;
    const { Page } = preloadable(load);
    const app = (
      <ErrorBoundary fallback={() => 'It did not load.'}>{inSuspense(Page)}</ErrorBoundary>
    );
    const container = document.getElementById('main')!;
    await act(
      async () => void hydrateRoot(container, app, { onRecoverableError: () => undefined }),
    );
    return container;
  };
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  test('stays as it is, and its code is requested again when the network returns', async () => {
    const Title = () => <h1>{'Words'}</h1>;
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Title);
    const page = await hydrate(load, '<h1>Words</h1>');
    expect(page).toHaveTextContent('Words');
    await act(async () => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
    expect(page).toHaveTextContent('Words');
  });

  test('shows the failure if the page has nothing to read', async () => {
    const page = await hydrate(refuse, '<p>…</p>');
    expect(page).toHaveTextContent('It did not load.');
  });
});
