import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { HelmetProvider } from 'react-helmet-async';
import { Router } from 'wouter';
import { homeBanner } from '../../content/homeBanner';
import { homeRest } from '../../content/homeRest';
import { AboutPage } from '../../src/pages/AboutPage';
import { ClockPage } from '../../src/pages/ClockPage';
import { ContactPage } from '../../src/pages/ContactPage';
import { CrescendoPage } from '../../src/pages/CrescendoPage';
import { HomePage } from '../../src/pages/HomePage';
import { OutreachPage } from '../../src/pages/OutreachPage';
import { RebuiltPage } from '../../src/pages/RebuiltPage';
import { ReefscapePage } from '../../src/pages/ReefscapePage';
import { SponsorsPage } from '../../src/pages/SponsorsPage';
import { unescapeHtml } from '../../src/pipeline/unescapeHtml';
import { SiteTheme } from '../../src/theme/SiteTheme';

const pages: Record<string, ComponentType> = {
  HomePage,
  AboutPage,
  ContactPage,
  OutreachPage,
  SponsorsPage,
  ClockPage,
  RebuiltPage,
  ReefscapePage,
  CrescendoPage,
};

async function prerender(Page: ComponentType): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <SiteTheme>
      <HelmetProvider>
        <Router ssrPath="/">
          <Page />
        </Router>
      </HelmetProvider>
    </SiteTheme>,
    { progressiveChunkSize: Infinity },
  );
  return text(prelude);
}

test.each(Object.entries(pages))(
  'the prerendered markup of %s, late parts included, has no style attribute, which the browser would refuse',
  async (_, Page) => {
    const html = await prerender(Page);
    expect(html).toContain('<h1');
    expect(html).not.toContain('data-msg=');
    expect(html).not.toMatch(/<[^>]+ style=/);
  },
);

test('Home comes with its first picture alone, and does not know the day', async () => {
  const html = unescapeHtml(await prerender(HomePage));
  const { position, slides } = homeBanner;
  expect(html).toContain(position(1, slides.length));
  expect(html).not.toContain(position(2, slides.length));
  expect(html).toContain(homeRest.meetings.today.neutral);
  expect(html).toContain(`href="${homeRest.meetings.calendar.to}"`);
});
