import { playsUnder } from '../../src/motion/playWish';
import {
  ADVANCE_AFTER_MS,
  KEY_INTERVAL_MS,
  SLIDE_TIME_MS,
  initialSlideshow,
  slideshowReducer,
} from '../../src/motion/slideshow';
import type { SlideshowEvent } from '../../src/motion/slideshow';

const advance: SlideshowEvent = { type: 'advance' };
const arrive: SlideshowEvent = { type: 'arrive' };
const next: SlideshowEvent = { type: 'move', direction: 'next' };
const previous: SlideshowEvent = { type: 'move', direction: 'previous' };
const key = (at: number, isRepeat = false): SlideshowEvent => ({
  type: 'key',
  direction: 'next',
  at,
  isRepeat,
});

const stateAfter = (...events: SlideshowEvent[]) =>
  events.reduce(slideshowReducer, initialSlideshow(3));

test('a picture is shown for 4 s and slides for 500 ms, as long as the next key has to wait', () => {
  expect([ADVANCE_AFTER_MS, SLIDE_TIME_MS, KEY_INTERVAL_MS]).toEqual([4000, 500, 500]);
});

test('three pictures follow each other round and round, both ways', () => {
  expect(stateAfter().current).toBe(0);
  expect(stateAfter(advance, arrive).current).toBe(1);
  expect(stateAfter(advance, arrive, next, arrive, next, arrive).current).toBe(0);
  expect(stateAfter(previous, arrive).current).toBe(2);
  expect(stateAfter(previous, arrive, previous).current).toBe(1);
});

test('nothing else moves while a picture slides', () => {
  const sliding = stateAfter(next);
  expect(sliding).toMatchObject({ current: 1, leaving: 0, direction: 'next', moves: 1 });
  for (const event of [next, previous, advance, key(1000)])
    expect(slideshowReducer(sliding, event)).toBe(sliding);
  expect(slideshowReducer(sliding, arrive).leaving).toBeUndefined();
});

test('keys move the slideshow at most once in 500 ms, and not while held down', () => {
  const pressed = stateAfter(key(1000), arrive);
  expect(pressed.current).toBe(1);
  expect(slideshowReducer(pressed, key(1499))).toBe(pressed);
  expect(slideshowReducer(pressed, key(1500, true))).toBe(pressed);
  expect(slideshowReducer(pressed, key(1500)).current).toBe(2);
});

test('an ignored key does not delay the next one', () => {
  expect(stateAfter(next, key(900), arrive, key(1000)).current).toBe(2);
});

test('the slideshow knows whether the visitor made the last move', () => {
  expect(stateAfter(advance).isMovedByHand).toBe(false);
  expect(stateAfter(next).isMovedByHand).toBe(true);
  expect(stateAfter(key(0)).isMovedByHand).toBe(true);
});

test('the slideshow plays by itself, but never under calm', () => {
  expect(playsUnder(stateAfter().wish, false)).toBe(true);
  expect(playsUnder(stateAfter().wish, true)).toBe(false);
});

test('the choice of the visitor holds until calm is switched', () => {
  const paused = stateAfter({ type: 'wish', isPlaying: false, isCalm: false });
  expect([playsUnder(paused.wish, false), playsUnder(paused.wish, true)]).toEqual([false, false]);
  const played = stateAfter({ type: 'wish', isPlaying: true, isCalm: true });
  expect(playsUnder(played.wish, true)).toBe(true);
  const stilled = stateAfter({ type: 'wish', isPlaying: true, isCalm: false });
  expect(playsUnder(stilled.wish, true)).toBe(false);
});

test('a key that moves it restarts the timer, even while the focus holds the slideshow', () => {
  const held = stateAfter({ type: 'hold' });
  const key = { type: 'key', direction: 'next', isRepeat: false } as const;
  const moved = slideshowReducer(held, { ...key, at: 0 });
  expect(moved).toMatchObject({ isHeld: false, moves: 1 });
  expect(slideshowReducer({ ...moved, isHeld: true }, { ...key, at: 100 }).isHeld).toBe(true);
});

test('the focus holds the slideshow, and Play releases it despite the focus', () => {
  const held = stateAfter({ type: 'hold' });
  expect(held.isHeld).toBe(true);
  expect(slideshowReducer(held, { type: 'release' }).isHeld).toBe(false);
  const wish = { type: 'wish', isCalm: false } as const;
  expect(slideshowReducer(held, { ...wish, isPlaying: true }).isHeld).toBe(false);
  expect(slideshowReducer(held, { ...wish, isPlaying: false }).isHeld).toBe(true);
});

test('a single picture stays', () => {
  const single = initialSlideshow(1);
  for (const event of [advance, next, previous, key(0)])
    expect(slideshowReducer(single, event)).toBe(single);
});

test('an event that changes nothing returns the same object, so that nothing re-renders', () => {
  const resting = stateAfter(next, arrive);
  expect(slideshowReducer(resting, arrive)).toBe(resting);
  expect(slideshowReducer(resting, { type: 'release' })).toBe(resting);
  const held = stateAfter({ type: 'hold' });
  expect(slideshowReducer(held, { type: 'hold' })).toBe(held);
});
