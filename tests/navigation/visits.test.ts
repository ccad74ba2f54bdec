/** @jest-environment jsdom */
import { navigate } from 'wouter/use-browser-location';
import { visitAgain, visits } from '../../src/navigation/visits';

const listener = jest.fn();

/** Tells what watches the body that the page has grown. */
let grow: () => void = () => undefined;
window.ResizeObserver = class {
  constructor(tell: () => void) {
    grow = tell;
  }
  observe() {}
  disconnect() {
    grow = () => undefined;
  }
} as unknown as typeof ResizeObserver;
let unsubscribe: () => void = () => undefined;

function open(address: string, state: unknown = null) {
  unsubscribe();
  history.replaceState(state, '', address);
  listener.mockReset();
  unsubscribe = visits.subscribe(listener);
}
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000));
afterEach(() => unsubscribe());

/** Goes to an entry of the browser’s history, with the state that the entry holds. */
function pop(address: string, state: unknown) {
  // Not the router's own replaceState, which announces the call.
  History.prototype.replaceState.call(history, state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

const scrollTo = (top: number) => void (window.scrollY = top);
const entryNumber = () => (history.state as { entry: number }).entry;

test('a newly opened page is a visit without a scroll position, under a number of its own', () => {
  open('/');
  const first = entryNumber();
  navigate('/about');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(visits.current()).toEqual({
    top: undefined,
    isReturn: false,
    isForward: false,
    isSamePage: false,
    from: '/',
  });
  expect(entryNumber()).toBeGreaterThan(first);
});

test('a link to the address that is open, or to another view of that page, visits the same page', () => {
  open('/news');
  const again = {
    top: undefined,
    isReturn: false,
    isForward: false,
    isSamePage: true,
    from: '/news',
  };
  visitAgain();
  expect(visits.current()).toEqual(again);
  navigate('/about');
  navigate('/news');
  navigate('/news?sort=a-z');
  expect(visits.current()).toEqual(again);
});

test('Back and Forward know where each page was left, and which page came before', () => {
  open('/');
  const home: unknown = history.state;
  scrollTo(400);
  navigate('/about');
  const about: unknown = history.state;
  scrollTo(150);
  pop('/', home);
  expect(visits.current()).toEqual({
    top: 400,
    isReturn: true,
    isForward: false,
    isSamePage: false,
    from: '/about',
  });
  pop('/about', about);
  expect(visits.current()).toEqual({
    top: 150,
    isReturn: true,
    isForward: true,
    isSamePage: false,
    from: '/',
  });
});

test('another place on the page is left to the browser, but still gets a number', () => {
  open('/about');
  const first = entryNumber();
  pop('/about#robots', null);
  expect(listener).not.toHaveBeenCalled();
  expect(visits.current()).toBeUndefined();
  expect(entryNumber()).toBeGreaterThan(first);
});

test('the scroll position of a fragment is not taken for the one where the page was left', () => {
  open('/about');
  const about: unknown = history.state;
  scrollTo(900);
  pop('/about#robots', null);
  navigate('/contact');
  pop('/about', about);
  expect(visits.current()).toMatchObject({ top: undefined, isReturn: true, isSamePage: false });
});

describe('after a reload, a page that was left further down than it reaches', () => {
  const scroll = jest.fn();

  beforeEach(() => {
    scroll.mockReset();
    window.scrollTo = scroll;
    sessionStorage.tops = JSON.stringify([[5, 400]]);
  });
  afterEach(() => {
    sessionStorage.clear();
    scrollTo(0);
  });

  test.each([
    ['is scrolled there by the site as it grows', 100, 2],
    ['is left where the visitor has scrolled to since', 900, 0],
  ])('%s', (_what, top, times) => {
    scrollTo(top);
    open('/news', { entry: 5 });
    grow();
    expect(scroll.mock.calls).toEqual(Array(times).fill([{ top: 400, behavior: 'instant' }]));
  });

  test('is not scrolled any more once another page is open', () => {
    open('/news', { entry: 5 });
    scroll.mockReset();
    pop('/about', null);
    grow();
    expect(scroll).not.toHaveBeenCalled();
  });
});

test('a new address for the same entry is not a visit, and the entry keeps its number', () => {
  open('/news', { entry: 7 });
  navigate('/news?sort=a-z', { replace: true });
  expect(listener).not.toHaveBeenCalled();
  expect(history.state).toEqual({ entry: 7 });
  // So going to a fragment of that address is not a visit either.
  pop('/news?sort=a-z#main', null);
  expect(listener).not.toHaveBeenCalled();
});

describe('loading another site, or this one again', () => {
  afterEach(() => sessionStorage.clear());

  test('does no harm if nothing can be stored, or what is stored cannot be read', () => {
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    open('/');
    navigate('/about');
    expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
    storage.mockRestore();
    sessionStorage.setItem('tops', '{"not":"ours"}');
    open('/');
    navigate('/about');
    expect(visits.current()?.isReturn).toBe(false);
  });
});
