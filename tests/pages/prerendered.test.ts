import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../../content/home';
import { withoutMarks } from '../../src/lib/inlineText';
import { addDays } from '../../src/lib/zonedTime';
import { unescapeHtml } from '../../src/lib/html';
import { writeDiscovery } from '../../src/pipeline/discovery/writeDiscovery';
import { prerenderPage } from '../../src/prerender';
import { temporaryFolder } from '../temporaryFolder';
import { sitePages, snapshot } from './sitePages';

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

const out = temporaryFolder();

test('the build writes the QR codes that pages show, and no others', async () => {
  await writeDiscovery({ articles: [], out, siteUrl: undefined, localPort: 5000 });
  const bodies = await Promise.all(
    sitePages.map(async ({ address }) => (await prerenderPage(address, snapshot)).body),
  );
  const shown = bodies.flatMap((body) => body.match(/(?<=\/pictures\/qr\/)[^"]+/g) ?? []);
  expect(readdirSync(join(out, 'pictures/qr')).sort()).toEqual(shown.sort());
});

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
