/// <reference types="@testing-library/jest-dom" />
/// <reference types="jest-styled-components" />
import { TextDecoder, TextEncoder } from 'node:util';

/** Nothing is ever in sight, and nothing grows. */
class SeesNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom leaves these out.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined') {
  // Only what has a page has matchers for it: to load them takes longer than most tests.
  jest.requireActual('@testing-library/jest-dom');
  jest.requireActual('jest-styled-components');
  window.matchMedia ??= matchNothing;
  window.scrollTo = () => undefined;
  Object.assign(window.CSS, { supports: () => false });
  Element.prototype.getAnimations = () => [];
  window.IntersectionObserver ??= SeesNothing as unknown as typeof IntersectionObserver;
  window.ResizeObserver ??= SeesNothing as unknown as typeof ResizeObserver;
  HTMLImageElement.prototype.decode ??= () => new Promise(() => undefined);
}

/** No media query matches: a small window, light, with movement. */
function matchNothing(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
