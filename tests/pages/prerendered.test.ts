import { home } from '../../content/home';
import { withoutMarks } from '../../src/lib/inlineText';
import { addDays } from '../../src/lib/zonedTime';
import { unescapeHtml } from '../../src/lib/html';
import { prerenderPage } from '../../src/prerender';
import { sitePages, snapshot } from './sitePages';

test.each(sitePages)(
  'the prerendered markup of $name, late parts included, has no style attribute, which the browser would refuse',
  async ({ address }) => {
    const { body } = await prerenderPage(address, snapshot);
    expect(body).toContain('<h1');
    expect(body).not.toMatch(/<[^>]+ style=/);
  },
);

test.each(sitePages)('Safari reads the sizes of all pictures of $name', async ({ address }) => {
  const { body } = await prerenderPage(address, snapshot);
  const sizes = Array.from(body.matchAll(/ sizes="([^"]*)"/gi), ([, value = '']) => value);
  // It ignored a length of this kind beside a condition until 2026 (WebKit bug 304915).
  for (const value of sizes) expect(value).not.toMatch(/\b(?:min|max|clamp)\(/);
});

test.each(sitePages)(
  'no two links of $name with one name lead to different places',
  async (page) => {
    const { body } = await prerenderPage(page.address, snapshot);
    const targets = new Map<string, string>();
    for (const [, to = '', words = ''] of body.matchAll(
      /<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g,
    )) {
      const name = words
        .replaceAll(/<[^>]*>/g, '')
        .trim()
        .toLowerCase();
      expect({ name, to: targets.get(name) ?? to }).toEqual({ name, to });
      targets.set(name, to);
    }
    expect(targets.size).toBeGreaterThan(10);
  },
);

test('the prerendered Home has only its first picture, and does not know the day', async () => {
  const html = unescapeHtml((await prerenderPage('/', snapshot)).body);
  const { position, slides } = home.banner;
  expect(html).toContain(position(1, slides.length));
  expect(html).not.toContain(position(2, slides.length));
  expect(html).toContain(home.meetings.today.neutral);
  expect(html).toContain(`href="${home.meetings.calendar.to}"`);
});

afterEach(() => void jest.useRealTimers());

const { date, neutral, passed, nextUnknown } = home.joining.firstMeeting;

test.each([
  ['the day before', -1, [neutral], [nextUnknown]],
  ['two days later', 2, [passed, nextUnknown], []],
])(
  '%s, the prerendered Home says of the first meeting what it knows',
  async (_, days, said, not) => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date(addDays(date, days)) });
    await jest.isolateModulesAsync(async () => {
      const prerender = await import('../../src/prerender');
      const html = unescapeHtml((await prerender.prerenderPage('/', snapshot)).body);
      const text = html.replaceAll(/<[^>]*>/g, '');
      for (const line of said) expect(text).toContain(withoutMarks(line));
      for (const line of not) expect(text).not.toContain(withoutMarks(line));
    });
  },
);

test('a prerendered Home names the parts of the year that are over', async () => {
  const seasons = home.meetings.seasons.filter(({ overAfter }) => overAfter);
  expect(seasons).not.toEqual([]);
  for (const { overAfter, pastPeriod, period } of seasons) {
    for (const [days, said] of [
      [-1, period],
      [2, pastPeriod],
    ] as const) {
      jest.useFakeTimers({ advanceTimers: true, now: new Date(addDays(overAfter!, days)) });
      await jest.isolateModulesAsync(async () => {
        const prerender = await import('../../src/prerender');
        const html = unescapeHtml((await prerender.prerenderPage('/', snapshot)).body);
        expect(html.replaceAll(/<[^>]*>/g, '\n')).toContain(`\n${said}\n`);
      });
    }
  }
});
