/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Hand } from '../../../src/sections/clock/Hand';
import { SiteTheme } from '../../../src/theme/SiteTheme';
import { readStyles } from '../../readStyles';

const turn = { startTime: 0 };

beforeEach(() => {
  jest.useFakeTimers({ now: 100_000 });
  Object.assign(Element.prototype, { getAnimations: () => [turn] });
  turn.startTime = 0;
});
afterEach(() => jest.useRealTimers());

const hand = (startedAt: number, seconds = 60) => (
  <SiteTheme>
    <Hand seconds={seconds} startedAt={startedAt} />
  </SiteTheme>
);

test('the hand is in the right place from its first frame on', () => {
  const { container } = render(hand(95_000));
  expect(container.firstElementChild).toHaveStyle({ '--seconds': '60' });
  expect(readStyles()).toMatch(/animation: \S+ calc\(var\(--seconds\) \* 1s\) linear both/);
  expect(readStyles()).toMatch(
    /animation: \S+ calc\(var\(--seconds\) \* 1s\) steps\(var\(--seconds\)\)/,
  );
  act(() => jest.advanceTimersToNextFrame());
  expect(turn.startTime).toBe(performance.now() - (Date.now() - 95_000));
});

test('a hand that is unmounted is not moved', () => {
  render(hand(95_000)).unmount();
  jest.advanceTimersToNextFrame();
  expect(turn.startTime).toBe(0);
});

test.each([
  [60, 1],
  [10, 6],
])('in a turn of %s seconds, %s cells go out per second', (seconds, cells) => {
  const { container } = render(hand(95_000, seconds));
  expect(container.firstElementChild!.firstElementChild!.children).toHaveLength(cells);
});
