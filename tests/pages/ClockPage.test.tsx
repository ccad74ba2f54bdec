/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create } from 'canvas-confetti';
import { renderToString } from 'react-dom/server';
import { clock } from '../../content/clock';
import { calm } from '../../src/motion/calm';
import { ClockPage } from '../../src/pages/ClockPage';
import { Countdown } from '../../src/sections/clock/Countdown';
import { light } from '../../src/theme/color';
import { stencilFont } from '../../src/theme/type';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { fakeIntersectionObserver } from '../fakeIntersectionObserver';
import { openSite } from '../renderSite';

const mockFire = Object.assign(jest.fn(), { reset: jest.fn() });
jest.mock('canvas-confetti', () => {
  const mockCreate = jest.fn(() => mockFire);
  return { __esModule: true, default: { create: mockCreate }, create: mockCreate };
});

/** By the visitor's own clock, whichever zone that is in. */
const OPENED = new Date(2026, 10, 21, 9, 5, 7).getTime();

let isHidden = false;
let sight: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  isHidden = false;
  sight = fakeIntersectionObserver();
  jest.useFakeTimers({ now: OPENED });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  calm.choose(undefined);
  for (const mock of [mockFire, mockFire.reset, jest.mocked(create)]) mock.mockClear();
});
afterEach(() => jest.useRealTimers());

/** Until Jest's clock has painted the next frame, s. */
const FRAME = 0.017;

const advanceTime = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const readout = (label: string) => screen.getByText(label).parentElement;
/** Of the dial; the other says what became of sending the link. */
const status = () => screen.getAllByRole('status')[0]!;
const button = (name: string) => screen.queryByRole('button', { name });

/** Scrolls all that is watched into the viewport, or out of it. */
const scroll = (isInSight: boolean) =>
  act(() => document.querySelectorAll('*').forEach((each) => sight.report(each, isInSight)));

async function openClock() {
  const site = await openSite(<ClockPage />);
  scroll(true);
  return site;
}

async function celebrate() {
  const site = await openClock();
  await advanceTime(9);
  scroll(true);
  await advanceTime(1);
  expect(status()).toHaveTextContent('What time is it? 12:09!');
  return site;
}

test('the prerendered clock shows no time', () => {
  const html = renderToString(
    <SiteTheme>
      <ClockPage />
    </SiteTheme>,
  );
  expect(html).toContain('––:––:––');
  expect(html).toContain('12:09:00');
  expect(html).not.toContain('09:05');
  expect(html).not.toContain('style=');
});

test('the clock shows the time, the target ten seconds ahead, and the seconds left', async () => {
  await openClock();
  await advanceTime(FRAME);
  expect(readout(clock.now)).toHaveTextContent('09:05:07');
  expect(readout(clock.target.label)).toHaveTextContent('09:05:17');
  expect(readout(clock.secondsLeft.label)).toHaveTextContent('Time left10seconds');
  await advanceTime(3);
  await advanceTime(FRAME);
  expect(readout(clock.now)).toHaveTextContent('09:05:10');
  expect(readout(clock.secondsLeft.label)).toHaveTextContent('Time left07seconds');
  expect(screen.getByText(/^Debug mode/)).toHaveTextContent('Debug mode: ON');
});

test('out of sight no second is drawn, and back in sight the time is right at once', async () => {
  await openClock();
  await advanceTime(FRAME);
  scroll(false);
  const onChange = jest.fn();
  const changes = new MutationObserver(onChange);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  await advanceTime(3);
  expect(onChange).not.toHaveBeenCalled();
  changes.disconnect();
  scroll(true);
  await advanceTime(FRAME);
  expect(readout(clock.now)).toHaveTextContent('09:05:10');
  expect(readout(clock.secondsLeft.label)).toHaveTextContent('Time left07seconds');
});

test('with debug mode off, the line says so and the target is 12:09:00 today', async () => {
  await openSite(<Countdown {...clock} debugMode={false} />);
  expect(screen.getByText(/^Debug mode/)).toHaveTextContent('Debug mode: OFF');
  expect(readout(clock.target.label)).toHaveTextContent('12:09:00');
  expect(readout(clock.secondsLeft.label)).toHaveTextContent(String(3 * 3600 + 3 * 60 + 53));
});

test('the seconds are not announced, and the celebration is announced once', async () => {
  await openClock();
  const figures = screen.getAllByText(/^\d/).filter((part) => !part.closest('h1'));
  expect(figures.filter((part) => part.closest('[role=status], [aria-live]'))).toEqual([]);
  expect(status()).toBeEmptyDOMElement();
  await advanceTime(10);
  const chant = status().firstElementChild;
  await advanceTime(20);
  expect(status().firstElementChild).toBe(chant);
});

test('it celebrates for 60 seconds and then counts down to the real target', async () => {
  await celebrate();
  await advanceTime(59);
  expect(status()).not.toBeEmptyDOMElement();
  await advanceTime(1);
  expect(status()).toBeEmptyDOMElement();
  expect(readout(clock.target.label)).toHaveTextContent('12:09:00');
});

test('50 pieces of pink and orange fly every 250 ms, without a worker, until the celebration is over', async () => {
  await celebrate();
  const canvas = document.querySelector('canvas');
  expect(create).toHaveBeenCalledWith(canvas, { useWorker: false, resize: true });
  expect(mockFire).toHaveBeenCalledTimes(1);
  expect(mockFire).toHaveBeenLastCalledWith(
    expect.objectContaining({
      particleCount: 50,
      spread: 70,
      colors: [light.pink, light.signal],
    }),
  );
  await advanceTime(0.249);
  expect(mockFire).toHaveBeenCalledTimes(1);
  await advanceTime(0.001);
  expect(mockFire).toHaveBeenCalledTimes(2);
  await advanceTime(59.75);
  const bursts = mockFire.mock.calls.length;
  expect(bursts).toBeGreaterThanOrEqual(240);
  expect(bursts).toBeLessThanOrEqual(241);
  await advanceTime(5);
  expect(mockFire).toHaveBeenCalledTimes(bursts);
  expect(mockFire.reset).toHaveBeenCalledTimes(1);
  expect(document.querySelector('canvas')).toBeNull();
});

test('the calm switch stops the confetti of a running celebration', async () => {
  await celebrate();
  act(() => calm.choose('on'));
  expect(mockFire.reset).toHaveBeenCalledTimes(1);
  expect(document.querySelector('canvas')).toBeNull();
});

test.each(['on', undefined] as const)(
  'the letters of the chant are loaded ten seconds ahead, in calm mode (%s), too',
  async (choice) => {
    const load = jest.fn(async () => []);
    Object.assign(document, { fonts: { load } });
    calm.choose(choice);
    const { unmount } = await openSite(<Countdown {...clock} debugMode={false} />);
    await advanceTime(1);
    expect(load).not.toHaveBeenCalled();
    unmount();
    await openSite(<ClockPage />);
    await advanceTime(1);
    expect(load.mock.calls).toEqual([[stencilFont, clock.celebration + clock.answer]]);
    Reflect.deleteProperty(document, 'fonts');
  },
);

test('a visitor can pause the confetti and start it again', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await celebrate();
  await user.click(button(clock.movement.pause)!);
  const bursts = mockFire.mock.calls.length;
  await advanceTime(5);
  expect(mockFire).toHaveBeenCalledTimes(bursts);
  expect(document.querySelector('canvas')).toBeNull();
  expect(status()).not.toBeEmptyDOMElement();
  await user.click(button(clock.movement.play)!);
  scroll(true);
  await advanceTime(0.25);
  expect(mockFire.mock.calls.length).toBeGreaterThan(bursts);
});

test('a visitor can pause the hand, and with it the cells that go out in turn', async () => {
  const { container } = await openSite(<ClockPage />);
  const hand = () => container.querySelector('[style*="--seconds"]');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await advanceTime(1);
  expect(hand()).toBeInTheDocument();
  await user.click(button(clock.movement.pause)!);
  expect(hand()).toBeNull();
  await user.click(button(clock.movement.play)!);
  expect(hand()).toBeInTheDocument();
});

test('no confetti piles up in a hidden tab, and a celebration that was missed there is over', async () => {
  await celebrate();
  await advanceTime(FRAME);
  isHidden = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(jest.getTimerCount()).toBe(0);
  jest.setSystemTime(OPENED + 3_600_000);
  isHidden = false;
  const bursts = mockFire.mock.calls.length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(status()).toBeEmptyDOMElement();
  await advanceTime(FRAME);
  expect(readout(clock.now)).toHaveTextContent('10:05:07');
  await advanceTime(1);
  expect(mockFire).toHaveBeenCalledTimes(bursts);
});

test('after the celebration, the clock offers to send its link, and names a city where it is 12:09 next', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await celebrate();
  expect(button(clock.send.label)).toBeNull();
  await advanceTime(61);
  // The list of zones is long, and looked at between frames.
  await advanceTime(9);
  const city = screen.getByText(new RegExp(`^${clock.send.next('.+')}$`));
  expect(city).toBeVisible();
  await act(async () => button(clock.send.label)!.click());
  expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname);
  expect(screen.getByText(clock.send.copied)).toBeVisible();
  Reflect.deleteProperty(navigator, 'clipboard');
});
