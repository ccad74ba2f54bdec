import { ascentOf, createBubbles, sea } from '../../../src/sections/reefscape/bubbles';

const bubbles = createBubbles(1209);

test('50 bubbles of 10 to 30 px rise at 0.1 to 0.3 px per ms through 2,000 px', () => {
  expect(bubbles).toHaveLength(50);
  expect(sea.height).toBe(2000);
  for (const bubble of bubbles) {
    expect(bubble.size).toBeGreaterThanOrEqual(10);
    expect(bubble.size).toBeLessThanOrEqual(30);
    expect(bubble.speed).toBeGreaterThanOrEqual(0.1);
    expect(bubble.speed).toBeLessThanOrEqual(0.3);
    expect(bubble.left).toBeGreaterThanOrEqual(0);
    expect(bubble.left).toBeLessThanOrEqual(100);
    expect(bubble.bottom).toBeGreaterThanOrEqual(0);
    expect(bubble.bottom).toBeLessThan(2000);
  }
});

test('the build and the browser place the same bubbles, and another seed places others', () => {
  expect(createBubbles(1209)).toEqual(bubbles);
  expect(createBubbles(2025)).not.toEqual(bubbles);
});

test('the speed of a bubble gives its duration, and its place how long it has been rising', () => {
  const bubble = { id: 0, size: 20, left: 50, speed: 0.2, bottom: 500 };
  // 2,000 px of sea and its own 20 px at 0.2 px per ms; 500 px of them are behind it.
  expect(ascentOf(bubble)).toEqual({ lasts: 10_100, since: 2500 });
});
