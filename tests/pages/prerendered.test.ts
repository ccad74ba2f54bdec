import { homeBanner } from '../../content/homeBanner';
import { homeRest } from '../../content/homeRest';
import { unescapeHtml } from '../../src/lib/unescapeHtml';
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

test('the prerendered Home has only its first picture, and does not know the day', async () => {
  const html = unescapeHtml((await prerenderPage('/', snapshot)).body);
  const { position, slides } = homeBanner;
  expect(html).toContain(position(1, slides.length));
  expect(html).not.toContain(position(2, slides.length));
  expect(html).toContain(homeRest.meetings.today.neutral);
  expect(html).toContain(`href="${homeRest.meetings.calendar.to}"`);
});
