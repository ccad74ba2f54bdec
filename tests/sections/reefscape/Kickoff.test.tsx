/** @jest-environment jsdom */
import { Profiler } from 'react';
import { act } from '@testing-library/react';
import { reefscape } from '../../../content/seasons/2025-reefscape';
import { Kickoff } from '../../../src/sections/reefscape/Kickoff';
import { renderSite } from '../../renderSite';

const words = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' };
const startsAt = '2025-01-04T12:00:00-05:00';
const kickoff = Date.parse(startsAt);
const onRender = jest.fn();
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  onRender.mockClear();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => jest.useRealTimers());

/** Opens the section so many ms before kickoff, and reads its hidden countdown. */
function countFrom(left: number) {
  jest.setSystemTime(kickoff - left);
  const { container, unmount } = renderSite(
    <Profiler id="kickoff" onRender={onRender}>
      <Kickoff {...reefscape.page.kickoff} startsAt={startsAt} countdown={words} />
    </Profiler>,
  );
  return { text: () => container.querySelector('time[hidden]')!.textContent, unmount };
}

const setHidden = (hidden: boolean) =>
  act(() => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('it counts down on the full second without rendering again', () => {
  const { text } = countFrom(90_061_400);
  expect(text()).toBe('1 days, 1 hours, 1 minutes, 1 seconds');
  jest.advanceTimersByTime(400);
  expect(text()).toBe('1 days, 1 hours, 1 minutes, 1 seconds');
  jest.advanceTimersByTime(1000);
  expect(text()).toBe('1 days, 1 hours, 1 minutes, 0 seconds');
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('it stops at kickoff, after which there is no timer at all', () => {
  const { text } = countFrom(1500);
  jest.advanceTimersByTime(1500);
  expect(text()).toBe('0 days, 0 hours, 0 minutes, 0 seconds');
  expect(jest.getTimerCount()).toBe(0);
  const { text: later } = countFrom(-60_000);
  expect(later()).toBe('0 days, 0 hours, 0 minutes, 0 seconds');
  expect(jest.getTimerCount()).toBe(0);
});

test('no timer runs in a hidden tab, and a tab that returns is right at once', () => {
  const { text } = countFrom(60_000);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  jest.setSystemTime(kickoff - 20_000);
  setHidden(false);
  expect(text()).toBe('0 days, 0 hours, 0 minutes, 20 seconds');
  expect(jest.getTimerCount()).toBe(1);
});
