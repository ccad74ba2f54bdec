/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { CODE_TIMEOUT_MS, followTextLinks, pageOpener } from '../../src/navigation/pageOpener';
import { visits } from '../../src/navigation/visits';
import { routeOf } from '../../src/routes';

const navigate = jest.fn();
const openPage = pageOpener(routeOf);

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockReset();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  // No test goes on waiting for the server of the one before.
  dispatchEvent(new PopStateEvent('popstate'));
  jest.useRealTimers();
});

/** Returns code that stays pending until the test makes it arrive or fail. */
function slowCode() {
  let arrive = () => {};
  let fail = () => {};
  const loading = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('replaced by a deploy'));
  });
  return { loading, arrive, fail };
}

function slowPage(path: string) {
  const route = routeOf(path)!;
  const code = slowCode();
  jest.spyOn(route, 'isReady').mockReturnValue(false);
  const preload = jest.spyOn(route, 'preload').mockReturnValue(code.loading);
  return { ...code, preload };
}

const withEntryNumber = (state = {}) => ({
  state: { ...state, entry: expect.any(Number) as number },
});

const settle = () => jest.advanceTimersByTimeAsync(0);

test('a page opens at once when its code is loaded', () => {
  jest.spyOn(routeOf('/about')!, 'isReady').mockReturnValue(true);
  const preload = jest.spyOn(routeOf('/about')!, 'preload');
  openPage(navigate, '/about#robots', { state: { from: 'menu' } });
  expect(navigate.mock.calls).toEqual([['/about#robots', withEntryNumber({ from: 'menu' })]]);
  expect(preload).not.toHaveBeenCalled();
});

test('an address in capitals opens the page at its own address', () => {
  jest.spyOn(routeOf('/about')!, 'isReady').mockReturnValue(true);
  openPage(navigate, '/About?from=news#Robots');
  expect(navigate.mock.calls).toEqual([['/about?from=news#Robots', withEntryNumber()]]);
  jest.spyOn(routeOf('/news/A')!, 'isReady').mockReturnValue(true);
  openPage(navigate, '/News/Rebuilt-Kickoff');
  expect(navigate.mock.calls[1]).toEqual(['/news/Rebuilt-Kickoff', withEntryNumber()]);
});

describe('an address without a page', () => {
  // The only navigation that jsdom implements is to a fragment of the open page.
  beforeEach(() => history.replaceState(null, '', '/feed.xml'));

  test('is requested at once from the server, which may redirect', () => {
    const entries = history.length;
    openPage(navigate, '/feed.xml#once');
    expect(location.hash).toBe('#once');
    expect(history.length).toBe(entries + 1);
    expect(navigate).not.toHaveBeenCalled();
  });
});

test('a page opens when its code has loaded, and not before', async () => {
  const about = slowPage('/about');
  openPage(navigate, '/about', { state: { from: 'menu' } });
  await settle();
  expect(navigate).not.toHaveBeenCalled();
  about.arrive();
  await settle();
  expect(navigate.mock.calls).toEqual([['/about', withEntryNumber({ from: 'menu' })]]);
});

test('another link cancels the page that is being loaded, whichever arrives first', async () => {
  const about = slowPage('/about');
  const contact = slowPage('/contact');
  openPage(navigate, '/about');
  openPage(navigate, '/contact');
  about.arrive();
  await settle();
  expect(navigate).not.toHaveBeenCalled();
  contact.arrive();
  await settle();
  expect(navigate.mock.calls).toEqual([['/contact', withEntryNumber()]]);
});

describe('a link that the browser follows itself', () => {
  /** Presses a link that the site does not handle, while it loads About; the browser's own part is left out. */
  function press(href: string, keys: MouseEventInit = {}) {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    link.remove();
  }

  test.each(['https://www.firstinspires.org/', '/contact'])('%s cancels the page', async (href) => {
    const about = slowPage('/about');
    openPage(navigate, '/about');
    press(href);
    about.arrive();
    await settle();
    await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('does not cancel the page if it is the same, opens in another tab or leads to no page', async () => {
    const about = slowPage('/about');
    openPage(navigate, '/about');
    press('/about');
    press('https://www.firstinspires.org/', { ctrlKey: true });
    press('mailto:btwrobotics@gmail.com');
    about.arrive();
    await settle();
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});

test('a page that comes back from the back/forward cache waits for nothing', async () => {
  const stop = jest.spyOn(window, 'stop').mockReturnValue();
  history.replaceState(null, '', '/about');
  const about = slowPage('/about');
  openPage(navigate, '/about#robots');
  await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS);
  dispatchEvent(new Event('pagehide'));
  const contact = slowPage('/contact');
  openPage(navigate, '/contact');
  expect(stop).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  contact.arrive();
  await settle();
  expect(navigate).not.toHaveBeenCalled();
  openPage(navigate, '/about#members');
  dispatchEvent(new Event('pagehide'));
  about.arrive();
  await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS);
  expect(navigate).not.toHaveBeenCalled();
  expect(location.hash).toBe('#robots');
});

test('code that cannot be loaded has the server asked at once', async () => {
  history.replaceState(null, '', '/about');
  const about = slowPage('/about');
  openPage(navigate, '/about#robots');
  about.fail();
  await settle();
  expect(location.hash).toBe('#robots');
});

test('Back and Forward cancel the page that is being loaded', async () => {
  const about = slowPage('/about');
  openPage(navigate, '/about');
  dispatchEvent(new PopStateEvent('popstate'));
  about.arrive();
  await settle();
  expect(navigate).not.toHaveBeenCalled();
});

describe('when the code is late', () => {
  const wait = () => jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS);
  beforeEach(() => history.replaceState(null, '', '/about'));

  test('the browser navigates to the address, and code that arrives later changes nothing', async () => {
    const about = slowPage('/about');
    const entries = history.length;
    openPage(navigate, '/about#robots');
    await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS - 1);
    expect(location.hash).toBe('');
    await wait();
    expect(location.hash).toBe('#robots');
    expect(history.length).toBe(entries + 1);
    about.arrive();
    await settle();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('pressing its link again neither begins anew nor stops the server', async () => {
    const stop = jest.spyOn(window, 'stop').mockReturnValue();
    const about = slowPage('/about');
    openPage(navigate, '/about#robots');
    await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS - 1);
    openPage(navigate, '/about#robots');
    expect(about.preload).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(location.hash).toBe('#robots');
    history.replaceState(null, '', '/about');
    openPage(navigate, '/about#robots');
    expect(location.hash).toBe('#robots');
    expect(stop).not.toHaveBeenCalled();
  });
});

test('another view of the open page is shown without waiting, and cancels nothing', async () => {
  history.replaceState(null, '', '/news');
  const news = slowPage('/news');
  const about = slowPage('/about');
  openPage(navigate, '/about');
  openPage(navigate, '/news?sort=a-z', { replace: true });
  expect(navigate.mock.calls).toEqual([['/news?sort=a-z', { replace: true }]]);
  expect(news.preload).not.toHaveBeenCalled();
  about.arrive();
  await settle();
  expect(navigate).toHaveBeenLastCalledWith('/about', withEntryNumber());
});

test('a link to the open address visits the page again without a new history entry', async () => {
  history.replaceState(null, '', '/about#robots');
  const leave = visits.subscribe(() => undefined);
  const contact = slowPage('/contact');
  openPage(navigate, '/contact');
  openPage(navigate, '/about#robots');
  expect(visits.current()).toMatchObject({ isReturn: false, isSamePage: true });
  contact.arrive();
  await settle();
  expect(navigate).not.toHaveBeenCalled();
  leave();
});

describe('a link in the text of an article', () => {
  const open = jest.fn();

  beforeAll(() => followTextLinks(document, open));
  beforeEach(() => void open.mockReset());
  afterEach(() => document.body.replaceChildren());

  /** Clicks a link in an article, and returns whether the browser is left to follow it. */
  function click(address: string, keys: MouseEventInit = {}, refuse?: boolean): boolean {
    document.body.innerHTML = `<article><a href="${address}"><em>A link</em></a></article>`;
    const words = screen.getByText('A link');
    if (refuse) words.addEventListener('click', (event) => event.preventDefault());
    // jsdom cannot follow a link.
    let isUnhandled = true;
    const event = createEvent.click(words, keys);
    addEventListener(
      'click',
      (last) => {
        isUnhandled = !last.defaultPrevented;
        last.preventDefault();
      },
      { once: true },
    );
    fireEvent(words, event);
    return isUnhandled;
  }

  test.each(['/about', '/news/kickoff?from=text.to#scores', '/news/v1.2', '/'])(
    'a link to %s in an article opens the page without a full page load',
    (address) => {
      expect(click(address)).toBe(false);
      expect(open).toHaveBeenCalledWith(address);
    },
  );

  test.each([
    '/feed.xml',
    '/data/news/v1.json',
    '//example/about',
    'https://example.org/about',
    '#scores',
  ])('a link to %s is left to the browser', (address) => {
    expect(click(address)).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'a click with %s is left to the browser',
    (key) => {
      expect(click('/about', { [key]: true })).toBe(true);
      expect(open).not.toHaveBeenCalled();
    },
  );

  test('a click that a component has handled is not handled twice', () => {
    click('/about', {}, true);
    expect(open).not.toHaveBeenCalled();
  });
});
