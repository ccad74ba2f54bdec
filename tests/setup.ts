/// <reference types="@testing-library/jest-dom" />
/// <reference types="jest-styled-components" />
import { TextDecoder, TextEncoder } from 'node:util';

/** An observer for which nothing is ever in view and nothing changes size. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom lacks these.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined') {
  // Rules go in one by one, as in production. Otherwise, jsdom parses a whole sheet again for each.
  Object.assign(window, { SC_DISABLE_SPEEDY: false });
  // Only tests with a DOM get the matchers for it: loading them takes longer than most tests.
  jest.requireActual('@testing-library/jest-dom');
  jest.requireActual('jest-styled-components');
  // Its own second is short for a machine on which all tests run at once.
  jest
    .requireActual<{ configure(options: { asyncUtilTimeout: number }): void }>(
      '@testing-library/dom',
    )
    .configure({ asyncUtilTimeout: 5000 });
  window.matchMedia ??= fakeMediaQuery;
  window.scrollTo = () => undefined;
  Object.assign(window.CSS, { supports: () => false });
  Element.prototype.getAnimations = () => [];
  window.IntersectionObserver ??= InertObserver as unknown as typeof IntersectionObserver;
  window.ResizeObserver ??= InertObserver as unknown as typeof ResizeObserver;
  HTMLImageElement.prototype.decode ??= () => new Promise(() => undefined);
}

/** Matches no media query, like a small window in the light scheme with motion allowed. */
function fakeMediaQuery(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
