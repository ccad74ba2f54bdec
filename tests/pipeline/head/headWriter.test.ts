/** @jest-environment jsdom */
import { about } from '../../../content/about';
import { home } from '../../../content/home';
import { team } from '../../../content/team';
import { articlePage } from '../../../content/article';
import { news } from '../../../content/news';
import { articleHead } from '../../../src/news/articleHead';
import { describeArticle } from '../../../src/pipeline/news/builtNews';
import type { Article } from '../../../src/news/article';
import type { Assets } from '../../../src/pipeline/assets/makeAssets';
import { escapeHtml } from '../../../src/lib/html';
import type { HeadSources } from '../../../src/pipeline/head/headWriter';
import type { PrerenderedPage } from '../../../src/prerender';
import { headWriter } from '../../../src/pipeline/head/headWriter';
import { pageWords } from '../../pageWords';
import { upcomingMeetings } from '../../../src/meetings/meetings';

const assets: Assets = {
  pictures: {},
  faces: [],
  pageFonts: {
    bold: { cut: '@font-face{font-weight:700}', file: '/fonts/raleway-bold.woff2' },
    clock: { cut: '@font-face{font-weight:800}', file: '/fonts/stencil.woff2' },
  },
  icons: [{ rel: 'apple-touch-icon', href: '/icons/mark.png' }],
} as unknown as Assets;
const previews = Object.fromEntries(
  Object.keys(pageWords).map((path) => [path, `/previews${path}.jpg`]),
);

/** A page as it is prerendered; undefined for what is not a page. */
function drawn(path: string, shown?: Article): PrerenderedPage | undefined {
  const words = shown
    ? {
        head: articleHead(
          { article: describeArticle(shown), freshness: 'snapshot' },
          articlePage,
          news,
        ),
        heading: shown.title,
      }
    : pageWords[path];
  if (!words) return undefined;
  const { title, description } = words.head;
  return {
    head: `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}"/>`,
    body: `<main><h1 class="a"><span>${escapeHtml(words.heading)}</span><span data-letter="A"></span></h1></main>`,
    styles: '',
    styleNames: '',
    bodyClass: undefined,
  };
}

const siteUrl = 'https://example.org';
function writerOf(sources: Omit<HeadSources, 'previews'>) {
  const write = headWriter({ ...sources, previews });
  return (path: string, shown?: Article) => write(path, drawn(path, shown), shown);
}
const write = writerOf({ assets, siteUrl });

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').head;
const canonicalOf = (head: HTMLHeadElement) =>
  head.querySelector('link[rel=canonical]')?.getAttribute('href');
const propertyOf = (head: HTMLHeadElement, property: string) =>
  head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

function previewOf(html: string): Record<string, string> {
  const tags = read(html).querySelectorAll<HTMLMetaElement>('meta[property], meta[name^=twitter]');
  return Object.fromEntries(
    Array.from(tags, (meta) => [meta.getAttribute('property') ?? meta.name, meta.content]),
  );
}

type JsonLdNode = Record<string, unknown> & { '@type': string };
function jsonLdNodes(head: HTMLHeadElement): JsonLdNode[] {
  const blocks = head.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.textContent ?? '') as { '@graph': JsonLdNode[] };
  expect(data).toHaveProperty('@context', 'https://schema.org');
  return data['@graph'];
}
const jsonLdNode = (head: HTMLHeadElement, type: string) =>
  jsonLdNodes(head).find((thing) => thing['@type'] === type);

const article: Article = {
  id: 'kickoff',
  title: 'Kickoff </script><b> & "more"',
  publishedAt: Date.UTC(2026, 0, 10, 19),
  updatedAt: Date.UTC(2026, 0, 12),
  content: 'The season **has begun**.',
};

test.each(['/', '/about', '/news', '/whattimeisit'])(
  '%s has one canonical address, its own',
  (path) => {
    const head = read(write(path));
    expect(canonicalOf(head)).toBe(`${siteUrl}${path}`);
    expect(propertyOf(head, 'og:url')).toBe(`${siteUrl}${path}`);
  },
);

test('only an article with strong words has the bold weight within the page', () => {
  const bold = `<style>${assets.pageFonts.bold.cut}</style>`;
  expect(write('/news/kickoff', article)).toContain(bold);
  expect(write('/news/kickoff', { ...article, content: 'It *has* begun.' })).not.toContain(bold);
  expect(write('/about')).not.toContain(bold);
});

test('without SITE_URL, addresses stay relative and no page has a canonical one', () => {
  const head = read(writerOf({ assets })('/about'));
  expect(canonicalOf(head)).toBeUndefined();
  expect(propertyOf(head, 'og:url')).toBe('/about');
  expect(propertyOf(head, 'og:image')).toBe('/previews/about.jpg');
});

test.each(['/news/%E2%80%A6', '/404'])(
  '%s, which is not a page, has no canonical address',
  (path) => {
    const head = read(write(path));
    expect(canonicalOf(head)).toBeUndefined();
    expect(head.innerHTML).not.toMatch(/og:|ld\+json|robots/);
  },
);

test('every page links to the three feeds', () => {
  const links = read(write('/404')).querySelectorAll('link[rel=alternate]');
  expect(
    Array.from(links, (link) => [link.getAttribute('type'), link.getAttribute('href')]),
  ).toEqual([
    ['application/rss+xml', '/feed.xml'],
    ['application/atom+xml', '/atom.xml'],
    ['application/feed+json', '/feed.json'],
  ]);
});

test('every page describes the team, with its address, mark and accounts', () => {
  const organization = jsonLdNode(read(write('/about')), 'Organization');
  expect(organization).toMatchObject({
    '@id': `${siteUrl}/#team`,
    name: 'RoboHornets',
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/mark.png`,
    email: team.email,
    sameAs: Object.values(team.accounts).map(({ url }) => url),
    address: {
      '@type': 'PostalAddress',
      streetAddress: team.school.street,
      addressLocality: 'Tulsa',
      addressRegion: 'OK',
      postalCode: '74106',
      addressCountry: 'US',
    },
  });
  expect(JSON.stringify(organization)).not.toMatch(/2002|2003/);
  expect(jsonLdNode(read(write('/about')), 'WebSite')).toMatchObject({
    name: 'RoboHornets',
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#team` },
  });
});

test('an article is described by its title, first words and dates, whatever characters they contain', () => {
  const head = read(write('/news/kickoff', article));
  expect(canonicalOf(head)).toBe(`${siteUrl}/news/kickoff`);
  expect(propertyOf(head, 'og:title')).toBe(`${article.title} - RoboHornets News`);
  expect(propertyOf(head, 'og:description')).toBe('The season has begun.');
  expect(propertyOf(head, 'og:image')).toBe(`${siteUrl}/previews/news.jpg`);
  expect(jsonLdNode(head, 'NewsArticle')).toMatchObject({
    headline: article.title,
    description: 'The season has begun.',
    url: `${siteUrl}/news/kickoff`,
    datePublished: '2026-01-10T19:00:00.000Z',
    dateModified: '2026-01-12T00:00:00.000Z',
    author: { '@id': `${siteUrl}/#team` },
    publisher: { '@id': `${siteUrl}/#team` },
    image: `${siteUrl}/previews/news.jpg`,
  });
  expect(jsonLdNode(head, 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'News', item: `${siteUrl}/news` },
    { '@type': 'ListItem', position: 3, name: article.title },
  ]);
});

test('a link preview has the page’s own words and picture, with absolute addresses', () => {
  expect(previewOf(write('/about'))).toEqual({
    'og:type': 'website',
    'og:site_name': 'RoboHornets',
    'og:locale': 'en_US',
    'og:title': about.head.title,
    'og:description': about.head.description,
    'og:url': `${siteUrl}/about`,
    'og:image': `${siteUrl}/previews/about.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': about.title,
    'twitter:card': 'summary_large_image',
  });
});

test('a link preview of an article says when it was published and changed, if known', () => {
  const content = '![](https://pictures.example/a.jpg)';
  const properties = previewOf(write('/news/kickoff', { ...article, content }));
  expect(properties).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2026-01-10T19:00:00.000Z',
    'article:modified_time': '2026-01-12T00:00:00.000Z',
  });
  expect(Object.keys(properties)).not.toContain('og:image:width');
  expect(Object.keys(properties)).not.toContain('og:image:alt');

  const undated = { ...article, publishedAt: undefined, updatedAt: undefined };
  expect(Object.keys(previewOf(write('/news/kickoff', undated))).join()).not.toMatch(/_time/);
});

test('an article’s link preview has its first picture', () => {
  const address = 'https://pictures.example/a.jpg?x=1&y="2"';
  const content = `\`![](https://example.org/no.jpg)\`\n\n![Not safe](http://example.org/b.jpg)\n\n![A <robot>](<${address}>)`;
  const head = read(write('/news/kickoff', { ...article, content }));
  expect(propertyOf(head, 'og:image')).toBe('https://pictures.example/a.jpg?x=1&y=%222%22');
  expect(propertyOf(head, 'og:image:alt')).toBe('A <robot>');
  expect(propertyOf(head, 'og:image:width')).toBeUndefined();
});

test('a picture that the database keeps is the link preview as the build has it, with its size', () => {
  const content = '![A robot](picture:20271009-k3f9-1600x1067)';
  const head = read(write('/news/kickoff', { ...article, content }));
  expect(propertyOf(head, 'og:image')).toBe(
    `${siteUrl}/pictures/news/20271009-k3f9-1600x1067-1600.jpg`,
  );
  expect(propertyOf(head, 'og:image:width')).toBe('1600');
});

test('an article without title, date or text has no empty fields', () => {
  const head = read(
    write('/news/x', { id: 'x', title: '', publishedAt: undefined, content: '# Only a heading' }),
  );
  const described = jsonLdNode(head, 'NewsArticle');
  expect(described).toMatchObject({ headline: 'Untitled' });
  expect(described).not.toHaveProperty('datePublished');
  expect(described).not.toHaveProperty('dateModified');
  expect(propertyOf(head, 'og:description')).toMatch(/^Untitled: news from FRC Team 1209/);
});

test('the home page describes the next known meetings, with their place once it is announced', () => {
  const season = {
    id: 'made-up',
    name: 'Made up',
    firstDay: '2027-03-10',
    lastDay: '2027-03-17',
    meetings: [{ days: ['Wednesday'], starts: '15:40', ends: '18:00' }],
  } as const;
  const schedule = {
    timeZone: 'America/Chicago',
    changed: '2027-01-01' as const,
    seasons: [{ ...season, meetings: [{ ...season.meetings[0], days: ['Wednesday' as const] }] }],
    exceptions: [],
  };
  const next = (place?: 'university') =>
    upcomingMeetings(
      {
        ...schedule,
        seasons: schedule.seasons.map((each) => ({ ...each, ...(place && { place }) })),
      },
      Date.UTC(2027, 2, 1),
      9,
    );
  const eventsOn = (path: string, place?: 'university') =>
    jsonLdNodes(read(writerOf({ assets, siteUrl, meetings: next(place) })(path))).filter(
      (thing) => thing['@type'] === 'Event',
    );

  // The clocks change between the two.
  expect(eventsOn('/')).toMatchObject([
    {
      name: home.meetings.calendar.eventName,
      startDate: '2027-03-10T21:40:00.000Z',
      endDate: '2027-03-11T00:00:00.000Z',
      organizer: { '@id': `${siteUrl}/#team` },
    },
    { startDate: '2027-03-17T20:40:00.000Z', endDate: '2027-03-17T23:00:00.000Z' },
  ]);
  expect(eventsOn('/')[0]).not.toHaveProperty('location');
  expect(eventsOn('/', 'university')[0]).toMatchObject({
    location: {
      '@type': 'Place',
      name: team.university.name,
      address: { streetAddress: '800 S Tucker Dr', postalCode: '74104' },
    },
  });
  expect(eventsOn('/about')).toEqual([]);
});
