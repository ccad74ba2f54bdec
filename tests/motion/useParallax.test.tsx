/** @jest-environment jsdom */
import { useRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { calm } from '../../src/motion/calm';
import { useParallax } from '../../src/motion/useParallax';
import { media } from '../../src/theme/media';

const mediaQuery = Object.assign(new EventTarget(), { matches: true });

beforeEach(() => {
  jest.useFakeTimers();
  mediaQuery.matches = true;
  window.scrollY = 0;
  CSS.supports = () => false;
  calm.choose(undefined);
  window.matchMedia = ((query: string) =>
    query === media.moving
      ? mediaQuery
      : Object.assign(new EventTarget(), { matches: false })) as unknown as typeof matchMedia;
});
afterEach(() => jest.useRealTimers());

function Back() {
  const back = useRef<HTMLDivElement>(null);
  useParallax(back);
  return <div ref={back}>back</div>;
}

function scrollTo(top: number) {
  window.scrollY = top;
  fireEvent.scroll(window);
}

const back = () => screen.getByText('back');

test('the picture sinks at half the speed of the scrolling, at most once in 16 ms', () => {
  render(<Back />);
  const write = jest.spyOn(back().style, 'setProperty');
  scrollTo(100);
  scrollTo(200);
  jest.advanceTimersByTime(15);
  expect(write).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(1);
  expect(back().style.transform).toBe('translateY(100px)');
});

test('nothing moves in a narrow window', () => {
  mediaQuery.matches = false;
  render(<Back />);
  scrollTo(200);
  jest.advanceTimersByTime(16);
  expect(back().style.transform).toBe('translateY(0px)');
});

test('nothing moves under calm, nor where the browser animates it natively', () => {
  const { unmount } = render(<Back />);
  scrollTo(200);
  jest.advanceTimersByTime(16);
  act(() => calm.choose('on'));
  expect(back().style.transform).toBe('');
  scrollTo(300);
  jest.advanceTimersByTime(16);
  expect(back().style.transform).toBe('');
  unmount();
  act(() => calm.choose(undefined));
  CSS.supports = () => true;
  render(<Back />);
  scrollTo(400);
  jest.advanceTimersByTime(16);
  expect(back().style.transform).toBe('');
});

test('unmounting removes timers and listeners', () => {
  const { unmount } = render(<Back />);
  scrollTo(100);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  fireEvent.scroll(window);
  expect(jest.getTimerCount()).toBe(0);
});
