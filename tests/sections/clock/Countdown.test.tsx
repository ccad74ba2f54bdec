/** @jest-environment jsdom */
import { createTicker } from '../../../src/sections/clock/createTicker';

const OPENED = Date.parse('2026-11-21T18:00:00.250Z');
const SECOND = 1000;

/** A full second. */
let target = Date.parse('2026-11-21T18:00:10Z');

let isHidden = false;
beforeEach(() => {
  isHidden = false;
  target = Date.parse('2026-11-21T18:00:10Z');
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.useFakeTimers({ now: OPENED });
});
afterEach(() => jest.useRealTimers());

function start() {
  const ticker = createTicker(() => target);
  const heard: number[] = [];
  const stop = ticker.subscribe(() => heard.push((ticker.current()?.now ?? 0) - OPENED));
  return { ticker, heard, stop };
}

function setHidden(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('it ticks at once and then at every full second', () => {
  const { heard } = start();
  jest.advanceTimersByTime(3000);
  expect(heard).toEqual([0, 750, 1750, 2750]);
});

describe('one that was given the time at which its page was rendered', () => {
  /** Lets the frame after the subscription be drawn. */
  const paint = () => jest.advanceTimersByTimeAsync(50);

  function startRendered(renderedAt: number, opensAnewAt?: number) {
    const ticker = createTicker(
      ({ openedAt }) => (opensAnewAt === undefined ? target : openedAt + opensAnewAt),
      renderedAt,
    );
    const heard: number[] = [];
    const rendered = ticker.current();
    const stop = ticker.subscribe(() => heard.push((ticker.current()?.now ?? 0) - OPENED));
    return { ticker, heard, rendered, stop };
  }

  test('shows that time until the page is drawn, and then the current one', async () => {
    const { ticker, heard, rendered } = startRendered(OPENED - 3000);
    expect(rendered?.now).toBe(OPENED - 3000);
    expect(ticker.current()).toBe(rendered);
    await paint();
    expect(heard).toHaveLength(1);
    expect(ticker.current()?.now).toBeGreaterThanOrEqual(OPENED);
    expect(ticker.current()?.openedAt).toBe(OPENED);
  });

  test('counts from its opening to a target that depends on that', async () => {
    const { heard } = startRendered(OPENED - 100, 10_000);
    await jest.advanceTimersByTimeAsync(2500);
    expect(heard.slice(1)).toEqual([1000, 2000]);
  });

  test('counts from the last of several subscriptions before it is drawn', async () => {
    const { ticker, stop } = startRendered(OPENED - 3000);
    stop();
    const again = ticker.subscribe(() => undefined);
    expect(ticker.current()?.now).toBe(OPENED - 3000);
    await paint();
    expect(ticker.current()?.openedAt).toBe(OPENED);
    again();
  });

  test('never starts if its page is left before it is drawn', async () => {
    const { heard, stop } = startRendered(OPENED - 3000);
    stop();
    await paint();
    expect(heard).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('it ticks when whole seconds are left to the target, before and after it, and follows a new one', () => {
  target = OPENED + 2000;
  const { heard } = start();
  jest.advanceTimersByTime(4000);
  expect(heard).toEqual([0, 1000, 2000, 3000, 4000]);
  target = Date.parse('2026-11-21T18:09:00Z');
  jest.advanceTimersByTime(2750);
  expect(heard.slice(5)).toEqual([5000, 5750, 6750]);
});

test('delays of a busy browser do not add up', () => {
  const { heard } = start();
  jest.advanceTimersByTime(750);
  // The next second is drawn 400 ms late; the one after it is on time again.
  jest.setSystemTime(OPENED + 750 + 400);
  jest.advanceTimersByTime(SECOND);
  const [, , late = 0, next = 0] = heard;
  expect((OPENED + late) % SECOND).toBe(400);
  jest.advanceTimersByTime(600);
  expect((OPENED + (heard.at(-1) ?? next)) % SECOND).toBe(0);
});

test('a hidden tab runs no timer, and catches up when it is shown again', () => {
  const { heard, ticker } = start();
  jest.advanceTimersByTime(800);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual([0, 750]);
  setHidden(false);
  expect(heard).toEqual([0, 750, 60_800]);
  expect(ticker.current()).toMatchObject({ openedAt: OPENED, steadySince: OPENED + 60_800 });
  jest.advanceTimersByTime(SECOND);
  expect(heard.slice(3)).toEqual([61_750]);
});

test('a tab opened in the background ticks once and then waits until it is shown', () => {
  isHidden = true;
  const { heard } = start();
  expect(heard).toEqual([0]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a gap or a jump of the time is noticed; a delay of a second is not one', () => {
  const { ticker } = start();
  jest.advanceTimersByTime(5000);
  expect(ticker.current()?.steadySince).toBe(OPENED);
  jest.setSystemTime(OPENED - 3_600_000);
  jest.advanceTimersByTime(SECOND);
  expect(ticker.current()?.steadySince).toBe(ticker.current()?.now);
});

test('unsubscribing leaves no timer and no listener behind', () => {
  const removed = jest.spyOn(document, 'removeEventListener');
  const added = jest.spyOn(document, 'addEventListener');
  const { heard, stop } = start();
  jest.advanceTimersByTime(1500);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(removed.mock.calls).toEqual(added.mock.calls);
  setHidden(true);
  setHidden(false);
  jest.advanceTimersByTime(5000);
  expect(heard).toHaveLength(2);
});
