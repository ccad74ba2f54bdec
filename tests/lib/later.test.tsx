/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { arriveAt } from '../../src/lib/arrival';
import { later } from '../../src/lib/later';
import type { Occasion } from '../../src/lib/occasion';

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
async function open(occasion: Occasion) {
  const Part = later(occasion, () => Promise.resolve(Words));
  await Part.preload();
  render(
    <>
      <Part text="Our robots" />
      <Window />
    </>,
  );
  expect(screen.getByText('Our robots')).toBeInTheDocument();
}

const inWindow: Occasion = () => Promise.resolve();
const below: Occasion = Object.assign(() => Promise.resolve(), { isBelow: true });

test('a part below the window is drawn after what is in it', async () => {
  arriveAt('top');
  await open(below);
  expect(drawn).toEqual(['window', 'part']);
});

test('a part in the window is drawn with it', async () => {
  arriveAt('top');
  await open(inWindow);
  expect(drawn).toEqual(['part', 'window']);
});

test('a page that the browser goes back to is drawn whole: it may be scrolled', async () => {
  arriveAt('top');
  dispatchEvent(new PopStateEvent('popstate'));
  await open(below);
  expect(drawn).toEqual(['part', 'window']);
});

test('a page that is opened at a place is drawn whole', async () => {
  arriveAt('place');
  await open(below);
  expect(drawn).toEqual(['part', 'window']);
});
