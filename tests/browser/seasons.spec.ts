import type { Page } from '@playwright/test';
import { crescendo } from '../../content/seasons/2024-crescendo';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { expect, withMotion, open, test } from './fixtures';

test.use(withMotion);

interface AnimationInfo {
  readonly name: string;
  readonly state: string;
  readonly duration: number;
  readonly delay: number;
  readonly size: number;
  readonly first: Record<string, unknown>;
}

test('50 bubbles of 10 to 30 px rise at 0.1 to 0.3 px per ms, while they are in sight and not paused', async ({
  page,
}) => {
  await open(page, '/reefscape');
  await expect.poll(async () => states(await bubbles(page))).toEqual(['running']);
  const rising = await bubbles(page);
  expect(rising).toHaveLength(50);
  for (const { size, duration } of rising) {
    expect(size).toBeGreaterThanOrEqual(10);
    expect(size).toBeLessThanOrEqual(30);
    const speed = (2000 + size) / duration;
    expect(speed).toBeGreaterThan(0.0999);
    expect(speed).toBeLessThan(0.3001);
  }
  const ends = await page.evaluate(() =>
    ['[data-bubble]', 'main h1'].map((part) => {
      const box = document.querySelector(part)!.closest('header, [aria-hidden]')!;
      return box.getBoundingClientRect().bottom;
    }),
  );
  expect(ends[0], 'no bubble crosses what is read').toBeLessThanOrEqual(ends[1]!);
  await page.getByRole('button', { name: reefscape.page.movement.pause }).click();
  await expect.poll(async () => states(await bubbles(page))).toEqual(['paused']);
  await page.getByRole('button', { name: reefscape.page.movement.play }).click();
  await expect.poll(async () => states(await bubbles(page))).toEqual(['running']);
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect.poll(async () => states(await bubbles(page))).toEqual(['paused']);
});

test('in a small window bubbles and circles are half as big', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([open(page, '/reefscape'), open(other, '/crescendo')]);
  const bubble = () =>
    page.evaluate(() => {
      const first = document.querySelector('[aria-hidden] > span:first-child:nth-last-child(50)')!;
      return parseFloat(getComputedStyle(first, '::before').width);
    });
  const circle = () =>
    other
      .locator(CIRCLE)
      .first()
      .evaluate((span: HTMLElement) => span.offsetWidth);
  const large = [await bubble(), await circle()];
  for (const each of [page, other]) await each.setViewportSize({ width: 599, height: 800 });
  expect((await bubble()) / large[0]!).toBeCloseTo(0.5, 3);
  expect((await circle()) / large[1]!).toBeCloseTo(0.5, 3);
});

test('four circles spread for 8,000 ms, 500 ms apart, from an opacity of 0.7', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await open(page, '/crescendo');
  const running = async () => (await movingParts(page)).filter(({ name }) => name === 'SPAN');
  await expect.poll(async () => states(await running())).toEqual(['running']);
  const circles = await running();
  expect(circles.map(({ duration }) => duration)).toEqual([8000, 8000, 8000, 8000]);
  const [first] = circles;
  expect(circles.map(({ delay }) => delay - first!.delay)).toEqual([0, 500, 1000, 1500]);
  expect(circles.map((circle) => circle.first.opacity)).toEqual(Array(4).fill('0.7'));
  await page.getByRole('button', { name: crescendo.page.movement.pause }).click();
  await expect.poll(async () => states(await running())).toEqual(['paused']);
});

test('scrolling drives Rebuilt: its edges move in opposite directions, and its fuel flies', async ({
  page,
}) => {
  await open(page, '/rebuilt');
  const left = (parts: string) =>
    page.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x));
  const edges = 'svg:has(> path[d^="M0 0V40c"])';
  const fuel = 'header [aria-hidden] > span:empty:not([data-letter])';
  const before = await left(edges);
  const stored = await left(fuel);
  expect(before).toHaveLength(4);
  expect(stored).toHaveLength(7);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(async () => (await left(edges))[0]! - before[0]!).toBeLessThan(-50);
  expect((await left(edges))[1]! - before[1]!).toBeGreaterThan(50);
  const flown = await left(fuel);
  expect(flown.filter((x, ball) => Math.abs(x - stored[ball]!) > 20)).toHaveLength(7);
});

test('the I of Rebuilt is made of five balls, which fly up from the robot into their places', async ({
  page,
}) => {
  await open(page, '/rebuilt');
  const balls = page.locator('h1 [data-letter="I"] span span');
  const read = () => balls.evaluateAll((all) => all.map((ball) => ball.getBoundingClientRect()));
  const seek = (at: number) =>
    balls.evaluateAll((all, time) => {
      for (const ball of all) {
        // Finished ones are forgotten: this one starts again.
        ball.style.animation = 'none';
        void ball.getBoundingClientRect();
        ball.style.animation = '';
        for (const flight of ball.getAnimations()) {
          flight.pause();
          flight.currentTime = time;
        }
      }
    }, at);
  const robot = (await page.locator('header picture').boundingBox())!;
  await seek(0);
  for (const { top, bottom } of await read()) {
    expect(top).toBeGreaterThan(robot.y);
    expect(bottom).toBeLessThan(robot.y + robot.height);
  }
  await seek(10_000);
  const column = await read();
  expect(column).toHaveLength(5);
  const [before, after] = await Promise.all(
    ['U', 'L'].map((letter) => page.locator(`h1 [data-letter="${letter}"]`).boundingBox()),
  );
  for (const [place, { left, right, top }] of column.entries()) {
    expect(left).toBeGreaterThan(before!.x + before!.width * 0.9);
    expect(right).toBeLessThan(after!.x + after!.width * 0.2);
    if (place > 0) expect(top).toBeCloseTo(column[place - 1]!.bottom, 0);
  }
});

test('no edge of Rebuilt ever cuts the heading below it', async ({ page }) => {
  await open(page, '/rebuilt');
  for (const top of [300, 600, 900, 1200, 1500, 1800]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const rooms = () =>
      page.locator('main h2').evaluateAll((all) =>
        all.map((heading) => {
          const layer = heading.closest('[data-surface]')!.getBoundingClientRect();
          return heading.getBoundingClientRect().top - layer.top;
        }),
      );
    // An edge is 80 px high.
    await expect.poll(async () => Math.min(...(await rooms()))).toBeGreaterThanOrEqual(80);
  }
});

for (const address of ['/rebuilt', '/reefscape']) {
  test(`scroll timelines move the parts of ${address} as far as scripts do without them`, async ({
    page,
  }) => {
    // The scripts write their progress here as well, and the browser goes on to use its timelines.
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await open(page, address);
    for (const top of [0, 300]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(async () => {
        const parts = await readProgress(page);
        expect(parts.length).toBeGreaterThan(1);
        for (const { stretch, native, scripted } of parts)
          expect(native, `${stretch} at ${top} px`).toBeCloseTo(scripted, 3);
      }).toPass({ timeout: 5000 });
    }
  });
}

test('the robot of Rebuilt stays in place in the window while its layer is scrolled', async ({
  page,
}) => {
  await open(page, '/rebuilt');
  const robot = page.locator('header picture').first();
  const top = () => robot.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  expect(await top()).toBeCloseTo(before, 0);
});

test('scrolling brings the logo of Reefscape nearer, and its name sinks', async ({ page }) => {
  await open(page, '/reefscape');
  const [logo, name] = [page.locator('header picture'), page.locator('main h1')];
  const box = async (part: typeof logo) => (await part.boundingBox())!;
  const [logoBefore, nameBefore] = [await box(logo), await box(name)];
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(async () => (await box(logo)).width / logoBefore.width).toBeGreaterThan(1.02);
  // The name moves up less than the page does.
  expect(nameBefore.y - (await box(name)).y).toBeLessThan(380);
});

test('the note of Crescendo beats, until it is paused', async ({ page }) => {
  await open(page, '/crescendo');
  const beat = async () => (await movingParts(page)).filter(({ name }) => name === 'PICTURE');
  await expect.poll(async () => states(await beat())).toEqual(['running']);
  expect((await beat())[0]!.first).toHaveProperty('transform');
  await page.getByRole('button', { name: crescendo.page.movement.pause }).click();
  await expect.poll(async () => states(await beat())).toEqual(['paused']);
});

/** An animation that a view timeline may drive, as TypeScript does not know it yet. */
interface ScrollDriven extends Animation {
  readonly timeline: AnimationTimeline & { readonly subject?: HTMLElement };
  readonly rangeStart: { readonly rangeName: string };
}

/** Returns how far each part that scrolling moves has come, by its timeline and by the site's script. */
function readProgress(page: Page) {
  return page.evaluate(() => {
    const stretches: Record<string, string> = {
      'entry-crossing': 'entering',
      'exit-crossing': 'leaving',
      cover: 'passing',
    };
    return (document.getAnimations() as ScrollDriven[]).flatMap((animation) => {
      const { timeline, rangeStart, effect } = animation;
      if (!timeline.subject) return [];
      const stretch = stretches[rangeStart.rangeName]!;
      return {
        stretch,
        native: effect!.getComputedTiming().progress!,
        scripted: Number(timeline.subject.style.getPropertyValue(`--${stretch}`)),
      };
    });
  });
}

const CIRCLE = '[aria-hidden]:has(> span:nth-child(4):last-child) > span:empty:not([data-letter])';

const states = (parts: AnimationInfo[]) => [...new Set(parts.map(({ state }) => state))];

const bubbles = async (page: Page) =>
  (await movingParts(page)).filter(({ first }) => first.transform === 'none');

/** Returns what moves by itself rather than by scrolling. */
function movingParts(page: Page): Promise<AnimationInfo[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect, playState }) => {
        const { target } = effect as KeyframeEffect;
        const { duration, delay } = effect!.getTiming();
        return {
          name: target!.hasAttribute('data-letter') ? 'letter' : target!.tagName,
          state: playState,
          duration: Number(duration),
          delay: Number(delay),
          size: (target as HTMLElement).offsetWidth,
          first: { ...(effect as KeyframeEffect).getKeyframes()[0] },
        };
      }),
  );
}
