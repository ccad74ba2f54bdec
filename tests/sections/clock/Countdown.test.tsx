/** @jest-environment jsdom */
import { useLayoutEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { clock } from '../../../content/clock';
import { Countdown } from '../../../src/sections/clock/Countdown';
import { fakeIntersectionObserver } from '../../fakeIntersectionObserver';
import { renderSite } from '../../renderSite';

/** A quarter of a second past a full one, by the visitor's own clock. */
const OPENED = new Date(2026, 10, 21, 9, 5, 7, 250).getTime();

let isHidden = false;
let sight: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  isHidden = false;
  sight = fakeIntersectionObserver();
  jest.useFakeTimers({ now: OPENED });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => jest.useRealTimers());

const countdown = (debugMode: boolean) => <Countdown {...clock} debugMode={debugMode} />;
const open = ({ debugMode }: { debugMode: boolean }) => {
  const { container } = renderSite(countdown(debugMode));
  act(() => document.querySelectorAll('*').forEach((each) => sight.report(each, true)));
  return { hand: () => container.querySelector('[style*="--seconds"]') };
};
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const secondsLeft = () => Number(/\d+/.exec(screen.getByRole('timer').textContent)![0]);

test('the seconds change when whole ones are left to the target, also to the one that follows it', async () => {
  open({ debugMode: true });
  expect(secondsLeft()).toBe(10);
  await advance(999);
  expect(secondsLeft()).toBe(10);
  await advance(1);
  expect(secondsLeft()).toBe(9);
  await advance(69_000);
  expect(secondsLeft()).toBe(3 * 3600 + 2 * 60 + 43);
  await advance(749);
  expect(secondsLeft()).toBe(3 * 3600 + 2 * 60 + 43);
  await advance(1);
  expect(secondsLeft()).toBe(3 * 3600 + 2 * 60 + 42);
});

test('a tab opened in the background knows the time, and runs no timer until it is shown', async () => {
  isHidden = true;
  open({ debugMode: false });
  await advance(50);
  expect(secondsLeft()).toBe(3 * 3600 + 3 * 60 + 53);
  expect(jest.getTimerCount()).toBe(0);
});

test('whoever comes by a link sees the time from the first frame on', () => {
  let atFirst = '';
  function Opened() {
    useLayoutEffect(() => {
      atFirst = screen.getByRole('timer').textContent;
    }, []);
    return countdown(true);
  }
  renderSite(<Opened />);
  expect(atFirst).toContain('10');
});

test('the hand starts over with each turn and after a gap or a jump of the time, and not in between', async () => {
  const { hand } = open({ debugMode: false });
  let last = hand();
  expect(last).toBeInTheDocument();
  const expectAnother = () => {
    expect(hand()).not.toBe(last);
    last = hand();
  };
  await advance(30_000);
  jest.setSystemTime(OPENED + 30_000 + 400);
  await advance(1000);
  expect(hand()).toBe(last);
  await advance(30_000);
  expectAnother();
  jest.setSystemTime(OPENED - 3_600_000);
  await advance(1000);
  expectAnother();
  jest.setSystemTime(OPENED + 3_600_000);
  await advance(1000);
  expectAnother();
});
