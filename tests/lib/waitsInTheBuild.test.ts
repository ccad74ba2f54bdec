import { afterPaint } from '../../src/lib/afterPaint';
import { whenNear } from '../../src/lib/whenNear';

test.each([
  ['a frame', afterPaint],
  ['a visitor', whenNear('footer')],
])('the build, which has no document, does not wait for %s', async (_, wait) => {
  expect(typeof document).toBe('undefined');
  await expect(wait()).resolves.toBeUndefined();
});
