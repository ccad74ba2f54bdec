/** @jest-environment jsdom */
import { RESTORE_TIMEOUT_MS, restoreScroll } from '../../src/navigation/restoreScroll';

const HEIGHT = 800;
let resizeCallbacks: Set<() => void>;
let height: number;
let stop: () => void = () => undefined;

/** The browser scrolls no further than the page reaches. */
function scroll(to?: ScrollToOptions | number) {
  if (typeof to === 'object') window.scrollY = Math.min(to.top ?? 0, height - HEIGHT);
}

function growTo(next: number) {
  height = next;
  resizeCallbacks.forEach((tell) => tell());
}

beforeEach(() => {
  jest.useFakeTimers();
  resizeCallbacks = new Set();
  height = 1000;
  window.scrollY = 0;
  window.scrollTo = scroll;
  window.ResizeObserver = class {
    constructor(private readonly tell: () => void) {}
    observe() {
      resizeCallbacks.add(this.tell);
    }
    disconnect() {
      resizeCallbacks.delete(this.tell);
    }
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a page that is long enough is scrolled at once, and never again', () => {
  height = 3000;
  stop = restoreScroll(1600);
  expect(window.scrollY).toBe(1600);
  window.scrollY = 200;
  growTo(4000);
  expect(window.scrollY).toBe(200);
});

test('while the page grows, it is scrolled as far as it goes, until the position exists', () => {
  stop = restoreScroll(1600);
  expect(window.scrollY).toBe(200);
  growTo(1500);
  expect(window.scrollY).toBe(700);
  // The footer, which was in view, has moved the page along with it.
  window.scrollY = 2100;
  growTo(3000);
  expect(window.scrollY).toBe(1600);
  expect(resizeCallbacks.size).toBe(0);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor who scrolls elsewhere meanwhile, by %s, stays there',
  (act) => {
    stop = restoreScroll(1600);
    // As React does with an event on a part of the page that it cannot hydrate yet.
    document.addEventListener(act, (event) => event.stopPropagation(), {
      capture: true,
      once: true,
    });
    document.body.dispatchEvent(new Event(act, { bubbles: true }));
    window.scrollY = 50;
    growTo(3000);
    expect(window.scrollY).toBe(50);
  },
);

test('growth after the timeout, or after the page was left, does not scroll it', () => {
  stop = restoreScroll(1600);
  jest.advanceTimersByTime(RESTORE_TIMEOUT_MS);
  growTo(3000);
  expect(window.scrollY).toBe(200);
  height = 1000;
  restoreScroll(1600)();
  growTo(3000);
  expect(window.scrollY).toBe(200);
});
