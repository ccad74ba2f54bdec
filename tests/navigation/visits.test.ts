/** @jest-environment jsdom */
import { navigate } from 'wouter/use-browser-location';
import type * as Visits from '../../src/navigation/visits';
import { visitAgain, visits } from '../../src/navigation/visits';

const heard = jest.fn();
let leave: () => void = () => undefined;

function open(address: string, state: unknown = null) {
  leave();
  history.replaceState(state, '', address);
  heard.mockReset();
  leave = visits.subscribe(heard);
}
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000));
afterEach(() => leave());

/** Where the browser’s history leads to, with the state that its entry holds. */
function pop(address: string, state: unknown) {
  // Not the router's own, which tells of it.
  History.prototype.replaceState.call(history, state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

const scrollTo = (top: number) => void (window.scrollY = top);
const numberOfEntry = () => (history.state as { entry: number }).entry;

test('the first page is no visit, in the browser or on the server', () => {
  open('/');
  expect([visits.current(), visits.onServer()]).toEqual([undefined, undefined]);
});

test('a page that is opened is a visit with no place yet, under a number of its own', () => {
  open('/');
  const first = numberOfEntry();
  navigate('/about');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(visits.current()).toEqual({
    top: undefined,
    isReturn: false,
    isSamePage: false,
    from: '/',
  });
  expect(numberOfEntry()).toBeGreaterThan(first);
});

test('a link to the address that is open, or to another view of that page, visits the same page', () => {
  open('/news');
  const again = { top: undefined, isReturn: false, isSamePage: true, from: '/news' };
  visitAgain();
  expect(visits.current()).toEqual(again);
  navigate('/about');
  navigate('/news');
  navigate('/news?sort=a-z');
  expect(visits.current()).toEqual(again);
});

test('back and forward know where each page was left, and which page was', () => {
  open('/');
  const home: unknown = history.state;
  scrollTo(400);
  navigate('/about');
  const about: unknown = history.state;
  scrollTo(150);
  pop('/', home);
  expect(visits.current()).toEqual({ top: 400, isReturn: true, isSamePage: false, from: '/about' });
  pop('/about', about);
  expect(visits.current()).toEqual({ top: 150, isReturn: true, isSamePage: false, from: '/' });
});

test('the way back to another view of the same page is known as that', () => {
  open('/news');
  const first: unknown = history.state;
  scrollTo(300);
  navigate('/news?sort=a-z');
  pop('/news', first);
  expect(visits.current()).toEqual({ top: 300, isReturn: true, isSamePage: true, from: '/news' });
});

test('another place on the page is left to the browser, and gets a number all the same', () => {
  open('/about');
  const first = numberOfEntry();
  pop('/about#robots', null);
  expect(heard).not.toHaveBeenCalled();
  expect(visits.current()).toBeUndefined();
  expect(numberOfEntry()).toBeGreaterThan(first);
});

test('where the browser has gone to on the page is not taken for the place that was left', () => {
  open('/about');
  const about: unknown = history.state;
  scrollTo(900);
  pop('/about#robots', null);
  navigate('/contact');
  pop('/about', about);
  expect(visits.current()).toMatchObject({ top: undefined, isReturn: true, isSamePage: false });
});

test('a page of the history that has no number has no place either, and is given one', () => {
  open('/about');
  const first = numberOfEntry();
  pop('/', null);
  expect(visits.current()).toMatchObject({ top: undefined, isReturn: true, isSamePage: false });
  expect(numberOfEntry()).toBeGreaterThan(first);
});

test('a number is kept through a reload, beside what else the entry remembers', () => {
  open('/news', { shown: 60, entry: 7 });
  expect(history.state).toEqual({ shown: 60, entry: 7 });
  open('/news', { shown: 60 });
  expect(history.state).toEqual({ shown: 60, entry: expect.any(Number) as number });
  open('/news', { entry: 'seven' });
  expect(history.state).toEqual({ entry: expect.any(Number) as number });
});

test('a new address of the same entry is no visit, and the entry keeps its number', () => {
  open('/news', { entry: 7 });
  navigate('/news?sort=a-z', { replace: true });
  expect(heard).not.toHaveBeenCalled();
  expect(history.state).toEqual({ entry: 7 });
  // So the way to that address within the page is no visit either.
  pop('/news?sort=a-z#main', null);
  expect(heard).not.toHaveBeenCalled();
});

test('whoever has left hears nothing more; the others do, and the last one takes the visit along', () => {
  open('/');
  const other = jest.fn();
  const leaveOther = visits.subscribe(other);
  leave();
  navigate('/about');
  expect(heard).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
  leaveOther();
  expect(visits.current()).toBeUndefined();
  navigate('/contact');
  expect(other).toHaveBeenCalledTimes(1);
});

describe('another site, or this one anew', () => {
  afterEach(() => sessionStorage.clear());

  test('leaves known where each page was left', () => {
    open('/');
    const home: unknown = history.state;
    scrollTo(400);
    navigate('/about');
    scrollTo(150);
    dispatchEvent(new Event('pagehide'));
    scrollTo(0);
    jest.isolateModules(() => {
      // As the page that is loaded then knows it.
      const { visits: anew } = jest.requireActual<typeof Visits>('../../src/navigation/visits');
      leave();
      leave = anew.subscribe(heard);
      pop('/', home);
      expect(anew.current()?.top).toBe(400);
    });
  });

  test('does no harm where nothing can be kept, or what is kept is not to be read', () => {
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
