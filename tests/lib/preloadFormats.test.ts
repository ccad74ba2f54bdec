import { preloadFormats } from '../../src/lib/preloadFormats';
import { whenIdle } from '../../src/lib/whenIdle';

jest.mock('../../src/lib/whenIdle');

test('formats for sorting, numbers and dates are loaded when idle, each in its own task', async () => {
  const kinds = ['Locale', 'Collator', 'NumberFormat', 'DateTimeFormat'] as const;
  const spies = kinds.map((kind) => jest.spyOn(Intl, kind));
  // A Jest spy calls its target without `new`, which only this one of the four rejects.
  const locale = { maximize: () => locale } as Intl.Locale;
  jest.mocked(Intl.Locale).mockImplementation(() => locale);
  const idle: (() => void)[] = [];
  jest.mocked(whenIdle).mockImplementation(() => new Promise((resolve) => idle.push(resolve)));
  const read = () => kinds.filter((_, place) => spies[place]?.mock.calls.length);

  const done = preloadFormats();
  for (const count of kinds.keys()) {
    expect(read()).toEqual(kinds.slice(0, count));
    idle.shift()?.();
    await Promise.resolve();
  }
  await done;
  expect(read()).toEqual(kinds);
});
