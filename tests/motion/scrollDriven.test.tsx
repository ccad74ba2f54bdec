/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { calm } from '../../src/motion/calm';
import { useParallax, useScrollProgress } from '../../src/motion/scrollDriven';
import { media } from '../../src/theme/media';

let isWide = true;
let top = 0;

beforeEach(() => {
  jest.useFakeTimers();
  isWide = true;
  top = 0;
  window.scrollY = 0;
  window.innerHeight = 800;
  CSS.supports = () => false;
  calm.choose(undefined);
  window.matchMedia = ((query: string) =>
    Object.assign(new EventTarget(), {
      matches: isWide && query === media.moving,
    })) as unknown as typeof matchMedia;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top, height: 1200 }) as DOMRect);
});
afterEach(() => jest.useRealTimers());

function Back() {
  return <div ref={useParallax<HTMLDivElement>()}>part</div>;
}

function Sheet() {
  return <div ref={useScrollProgress<HTMLDivElement>()}>part</div>;
}

/** Scrolls so that the part, which begins at the top of the page, is now this far below that of the window. */
function scroll(place: number) {
  top = place;
  window.scrollY = -place;
  fireEvent.scroll(window);
}

function scrollTo(place: number) {
  scroll(place);
  jest.advanceTimersByTime(16);
}

const style = () => screen.getByText('part').style;

test('it does not in a narrow window, also if that was made narrow later', () => {
  render(<Back />);
  scrollTo(-200);
  isWide = false;
  fireEvent(window, new Event('resize'));
  jest.advanceTimersByTime(16);
  expect(style().transform).toBe('translateY(0px)');
});

describe.each([
  ['the parallax', Back, 1],
  ['the progress', Sheet, 3],
])('%s', (_, Part, properties) => {
  test('is written at most once in 16 ms', () => {
    render(<Part />);
    const write = jest.spyOn(style(), 'setProperty');
    for (const place of [-100, -200, -300]) scroll(place);
    jest.advanceTimersByTime(15);
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledTimes(properties);
  });

  test('is not written under calm, nor where the browser has scroll timelines', () => {
    const { unmount } = render(<Part />);
    scrollTo(-200);
    expect(style()).not.toHaveLength(0);
    act(() => calm.choose('on'));
    expect(style()).toHaveLength(0);
    scrollTo(-300);
    expect(style()).toHaveLength(0);
    unmount();
    act(() => calm.choose(undefined));
    CSS.supports = () => true;
    render(<Part />);
    scrollTo(-400);
    expect(screen.getByText('part')).not.toHaveAttribute('style');
  });
});
