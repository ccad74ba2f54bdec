/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expectArrival } from '../../src/navigation/arrival';
import { lazyHydrate } from '../../src/navigation/lazyHydrate';
import type { LoadTrigger } from '../../src/lib/whenNear';
import { IsAheadContext } from '../../src/navigation/pageAhead';

const rendered: string[] = [];
beforeEach(() => rendered.splice(0));

function Window() {
  useLayoutEffect(() => void rendered.push('window'), []);
  return null;
}

function Words({ text }: { readonly text: string }) {
  useLayoutEffect(() => void rendered.push('part'), []);
  return <p>{text}</p>;
}

/** Renders a page that is opened by a click: a loaded part, and what is in the window. */
async function open(trigger: LoadTrigger) {
  const Part = lazyHydrate(trigger, () => Promise.resolve(Words));
  await Part.preload();
  render(
    <>
      <Part text="Our robots" />
      <Window />
    </>,
  );
  expect(screen.getByText('Our robots')).toBeInTheDocument();
}

const inWindow: LoadTrigger = () => Promise.resolve();
const below: LoadTrigger = Object.assign(() => Promise.resolve(), { isBelow: true });

test('a part below the window is rendered after what is in the window', async () => {
  expectArrival(true);
  await open(below);
  expect(rendered).toEqual(['window', 'part']);
});

test('a part in the window is rendered with the rest of it', async () => {
  expectArrival(true);
  await open(inWindow);
  expect(rendered).toEqual(['part', 'window']);
});

test('a page that Back opens is rendered in full, because it may be scrolled', async () => {
  expectArrival(true);
  dispatchEvent(new PopStateEvent('popstate'));
  await open(below);
  expect(rendered).toEqual(['part', 'window']);
});

test('a page that is opened at a fragment is rendered in full', async () => {
  expectArrival(false);
  await open(below);
  expect(rendered).toEqual(['part', 'window']);
});

test('a prerendered part stays as it is until its code has loaded, even if its props change', async () => {
  let resolvePart = (_part: typeof Words) => {};
  const Part = lazyHydrate(
    inWindow,
    () => new Promise<typeof Words>((resolve) => (resolvePart = resolve)),
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><p>Our robots</p><!--/$-->';
  const prerendered = container.querySelector('p');
  const { rerender } = await act(async () =>
    render(<Part text="Our robots" />, { container, hydrate: true }),
  );
  await act(async () => rerender(<Part text="Our newest robots" />));
  expect(container).toHaveTextContent('Our robots');
  expect(container.querySelector('p')).toBe(prerendered);
  await act(async () => resolvePart(Words));
  expect(container).toHaveTextContent('Our newest robots');
  expect(container.querySelector('p')).toBe(prerendered);
});

describe('a prerendered part whose code cannot be loaded', () => {
  /** Hydrates a page with such a part, whose code fails to load the first time. */
  async function hydrate() {
    const load = jest.fn(async () => Words).mockRejectedValueOnce(new Error('no connection'));
    const Part = lazyHydrate(inWindow, load);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<!--$--><p>Our robots</p><!--/$-->';
    await act(async () => render(<Part text="Our robots" />, { container, hydrate: true }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Our robots')).toBeInTheDocument();
    expect(rendered).toEqual([]);
    return { Part, load };
  }

  test('is hydrated once another page has loaded the code', async () => {
    const { Part } = await hydrate();
    await act(async () => Part.preload());
    expect(rendered).toEqual(['part']);
    expect(screen.getAllByText('Our robots')).toHaveLength(1);
  });

  test('is tried again whenever the network returns, until the code has loaded', async () => {
    const { load } = await hydrate();
    load.mockRejectedValueOnce(new Error('still no connection'));
    await act(async () => dispatchEvent(new Event('online')));
    expect(rendered).toEqual([]);
    await act(async () => dispatchEvent(new Event('online')));
    expect(rendered).toEqual(['part']);
    await act(async () => dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe.each([
  ['in the window', inWindow],
  ['below the window', below],
])('on a page opened by a click, a part %s whose code cannot be loaded', (_, trigger) => {
  /** Opens a page with such a part, whose code fails to load the first time. */
  async function openWithout() {
    expectArrival(true);
    const load = jest.fn(async () => Words).mockRejectedValueOnce(new Error('no connection'));
    const Part = lazyHydrate(trigger, load);
    const page = (key: string) => (
      <main key={key}>
        <p>The page itself</p>
        <Part text="Our robots" />
      </main>
    );
    const { rerender } = await act(async () => render(page('one')));
    await act(async () => rerender(page('one')));
    expect(screen.getByText('The page itself')).toBeInTheDocument();
    expect(screen.queryByText('Our robots')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    return (key: string) => act(async () => rerender(page(key)));
  }

  test('leaves the page as it is, and comes when the network returns', async () => {
    await openWithout();
    await act(async () => dispatchEvent(new Event('online')));
    expect(screen.getByText('Our robots')).toBeInTheDocument();
  });

  test('comes when a later try succeeds', async () => {
    jest.useFakeTimers();
    await openWithout();
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    expect(screen.getByText('Our robots')).toBeInTheDocument();
  });

  test('is there on the next page', async () => {
    const openNext = await openWithout();
    await openNext('another');
    expect(screen.getByText('Our robots')).toBeInTheDocument();
  });
});

/** Counts how often it is rendered. */
function createCounted() {
  const renders: string[] = [];
  const Part = ({ text }: { readonly text: string }) => {
    renders.push(text);
    return <p>{text}</p>;
  };
  return { renders, load: () => Promise.resolve(Part) };
}

test('a part is rendered once when it is hydrated, and again only for other props', async () => {
  const { renders, load } = createCounted();
  const Part = lazyHydrate(inWindow, load);
  const root = document.createElement('div');
  // What React prerenders for a Suspense boundary.
  root.innerHTML = '<!--$--><p>Our robots</p><!--/$-->';
  const page = await act(async () => hydrateRoot(root, <Part text="Our robots" />));
  expect(renders).toEqual(['Our robots']);
  await act(async () => page.render(<Part text="Our results" />));
  expect(renders).toEqual(['Our robots', 'Our results']);
});

test('a part of a page rendered ahead is not rendered again when the page is opened', async () => {
  const { renders, load } = createCounted();
  const Part = lazyHydrate(inWindow, load);
  await Part.preload();
  const part = <Part text="Our robots" />;
  const { rerender } = render(<IsAheadContext value={true}>{part}</IsAheadContext>);
  rerender(<IsAheadContext value={false}>{part}</IsAheadContext>);
  expect(renders).toEqual(['Our robots']);
});
