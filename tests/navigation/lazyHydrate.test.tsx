/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ErrorBoundary } from '../../src/components/ErrorBoundary';
import { expectArrival } from '../../src/navigation/arrival';
import { lazyHydrate } from '../../src/navigation/lazyHydrate';
import type { LoadTrigger } from '../../src/lib/loadTrigger';

const drawn: string[] = [];
beforeEach(() => drawn.splice(0));

function Window() {
  useLayoutEffect(() => void drawn.push('window'), []);
  return null;
}

function Words({ text }: { readonly text: string }) {
  useLayoutEffect(() => void drawn.push('part'), []);
  return <p>{text}</p>;
}

/** Draws a page that is opened by a click: a part that is loaded, and what is in the window. */
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

test('a part below the window is drawn after what is in it', async () => {
  expectArrival(true);
  await open(below);
  expect(drawn).toEqual(['window', 'part']);
});

test('a part in the window is drawn with it', async () => {
  expectArrival(true);
  await open(inWindow);
  expect(drawn).toEqual(['part', 'window']);
});

test('a page that the browser goes back to is drawn whole: it may be scrolled', async () => {
  expectArrival(true);
  dispatchEvent(new PopStateEvent('popstate'));
  await open(below);
  expect(drawn).toEqual(['part', 'window']);
});

test('a page that is opened at a place is drawn whole', async () => {
  expectArrival(false);
  await open(below);
  expect(drawn).toEqual(['part', 'window']);
});

test('a prerendered part stays as it is until its code is there, whatever the page tells it meanwhile', async () => {
  let arrive = (_part: typeof Words) => {};
  const Part = lazyHydrate(
    inWindow,
    () => new Promise<typeof Words>((resolve) => (arrive = resolve)),
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
  await act(async () => arrive(Words));
  expect(container).toHaveTextContent('Our newest robots');
  expect(container.querySelector('p')).toBe(prerendered);
});

describe('a prerendered part whose code cannot be had', () => {
  /** Takes over a page whose part says what the code does not. */
  async function hydrate() {
    const load = jest.fn(async () => Words).mockRejectedValueOnce(new Error('no connection'));
    const Part = lazyHydrate(inWindow, load);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<!--$--><p>Our robots</p><!--/$-->';
    await act(async () => render(<Part text="Our robots" />, { container, hydrate: true }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Our robots')).toBeInTheDocument();
    expect(drawn).toEqual([]);
    return { Part, load };
  }

  test('lives once another page has fetched it', async () => {
    const { Part } = await hydrate();
    await act(async () => Part.preload());
    expect(drawn).toEqual(['part']);
    expect(screen.getAllByText('Our robots')).toHaveLength(1);
  });

  test('is tried again when the network is back, until it is there', async () => {
    const { load } = await hydrate();
    load.mockRejectedValueOnce(new Error('still no connection'));
    await act(async () => dispatchEvent(new Event('online')));
    expect(drawn).toEqual([]);
    await act(async () => dispatchEvent(new Event('online')));
    expect(drawn).toEqual(['part']);
    await act(async () => dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(3);
  });
});

test('a part of a page opened by a click that could not be had is asked for once, and again by Back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async () => Words).mockRejectedValueOnce(new Error('no connection'));
  const Part = lazyHydrate(inWindow, load);
  const inBoundary = (page: string) => (
    <ErrorBoundary key={page} fallback={() => 'It did not load.'}>
      <Part text="Our robots" />
    </ErrorBoundary>
  );
  const { rerender } = render(inBoundary('one'));
  expect(await screen.findByText('It did not load.')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(new PopStateEvent('popstate'));
  rerender(inBoundary('another'));
  expect(await screen.findByText('Our robots')).toBeInTheDocument();
  jest.restoreAllMocks();
});
