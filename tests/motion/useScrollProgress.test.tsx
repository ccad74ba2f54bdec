/** @jest-environment jsdom */
import { useRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { calm } from '../../src/motion/calm';
import { useScrollProgress } from '../../src/motion/useScrollProgress';

let top = 0;

beforeEach(() => {
  jest.useFakeTimers();
  top = 0;
  window.innerHeight = 800;
  CSS.supports = () => false;
  calm.choose(undefined);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top, height: 1200 }) as DOMRect);
});
afterEach(() => jest.useRealTimers());

function Sheet() {
  const sheet = useRef<HTMLDivElement>(null);
  useScrollProgress(sheet);
  return <div ref={sheet}>sheet</div>;
}

function scrollTo(place: number) {
  top = place;
  fireEvent.scroll(window);
  jest.advanceTimersByTime(16);
}

const progress = () =>
  ['entering', 'leaving', 'passing'].map((name) =>
    Number(screen.getByText('sheet').style.getPropertyValue(`--${name}`)),
  );

test('a sheet knows how far it has entered, left and passed the window', () => {
  render(<Sheet />);
  scrollTo(800);
  expect(progress()).toEqual([0, 0, 0]);
  scrollTo(400);
  expect(progress()).toEqual([0.5, 0, 0.2]);
  scrollTo(0);
  expect(progress()).toEqual([1, 0, 0.4]);
  scrollTo(-600);
  expect(progress()).toEqual([1, 0.5, 0.7]);
  scrollTo(-5000);
  expect(progress()).toEqual([1, 1, 1]);
});

test('the progress is written at most once in 16 ms', () => {
  render(<Sheet />);
  const write = jest.spyOn(screen.getByText('sheet').style, 'setProperty');
  for (const place of [700, 600, 500]) {
    top = place;
    fireEvent.scroll(window);
  }
  jest.advanceTimersByTime(15);
  expect(write).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(3);
});

test('nothing is written under calm, nor where the browser has scroll timelines', () => {
  const { unmount } = render(<Sheet />);
  expect(screen.getByText('sheet')).toHaveAttribute('style');
  act(() => calm.choose('on'));
  scrollTo(300);
  expect(progress()).toEqual([0, 0, 0]);
  unmount();
  act(() => calm.choose(undefined));
  CSS.supports = () => true;
  render(<Sheet />);
  scrollTo(300);
  expect(screen.getByText('sheet')).not.toHaveAttribute('style');
});

test('unmounting removes timers and listeners', () => {
  const { unmount } = render(<Sheet />);
  fireEvent.scroll(window);
  unmount();
  fireEvent.scroll(window);
  fireEvent(window, new Event('resize'));
  expect(jest.getTimerCount()).toBe(0);
});
