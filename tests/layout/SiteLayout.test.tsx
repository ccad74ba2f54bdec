/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { site } from '../../content/site';
import { team } from '../../content/team';
import { isShowcase } from '../../src/App';
import { SiteLayout } from '../../src/layout/SiteLayout';
import { openSite } from '../renderSite';

const page = (
  <SiteLayout isShowcase={isShowcase} isFirstPageLate={false}>
    <main>page</main>
  </SiteLayout>
);

test('the frame has a skip link first, then header and page, and the accounts in its footer', async () => {
  await openSite(page);
  const parts = [
    screen.getByRole('link', { name: site.skipLink }),
    screen.getByRole('banner'),
    screen.getByRole('main'),
    screen.getByRole('contentinfo', { name: site.footer.label }),
    screen.getByRole('navigation', { name: site.social.label }),
  ];
  const inOrder = [...document.querySelectorAll('*')].filter((element) =>
    parts.includes(element as HTMLElement),
  );
  expect(inOrder).toEqual(parts);
});

test('the social strip leads to the videos, the short videos and the photos', async () => {
  await openSite(page);
  const strip = screen.getByRole('navigation', { name: site.social.label });
  const { video, shortVideo, photos } = team.accounts;
  expect(
    within(strip)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([video.url, shortVideo.url, photos.url]);
});

test('the logo leads home', async () => {
  await openSite(page, { path: '/news' });
  expect(screen.getByRole('link', { name: site.header.logo })).toHaveAttribute('href', '/');
});

test('an article highlights News only, as its section and not as the page', async () => {
  await openSite(page, { path: '/news/rebuilt-kickoff' });
  const current = within(screen.getByRole('banner'))
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['News']);
  expect(current[0]).toHaveAttribute('aria-current', 'true');
});

test.each(['/rebuilt', '/reefscape', '/crescendo'])(
  'the header is absent on %s, and returns elsewhere',
  async (path) => {
    const { location } = await openSite(page, { path });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(document.body).toHaveClass('no-header');
    act(() => location.navigate('/news/rebuilt-kickoff'));
    expect(await screen.findByRole('banner')).toBeInTheDocument();
    expect(document.body).not.toHaveClass('no-header');
  },
);
