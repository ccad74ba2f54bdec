/** @jest-environment jsdom */
import type { DescribedPage } from '../../../src/pipeline/head/describedPage';
import { linkPreview } from '../../../src/pipeline/head/linkPreview';

function readProperties(page: DescribedPage): Record<string, string> {
  const { head } = new DOMParser().parseFromString(linkPreview(page), 'text/html');
  return Object.fromEntries(
    Array.from(head.querySelectorAll('meta'), (meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
  );
}

const page: DescribedPage = {
  head: { title: 'Robots & "friends" <1209>', description: 'What we build.' },
  path: '/about',
  picture: {
    address: 'https://example.org/previews/about.jpg',
    alt: 'ABOUT US',
    size: { width: 1200, height: 630 },
  },
  siteUrl: 'https://example.org',
  logo: '/icons/mark.png',
};

test('a link preview has the page’s own words and picture, with absolute addresses', () => {
  expect(readProperties(page)).toEqual({
    'og:type': 'website',
    'og:site_name': 'RoboHornets',
    'og:locale': 'en_US',
    'og:title': 'Robots & "friends" <1209>',
    'og:description': 'What we build.',
    'og:url': 'https://example.org/about',
    'og:image': 'https://example.org/previews/about.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'ABOUT US',
    'twitter:card': 'summary_large_image',
  });
});

test('a link preview of an article says when it was published and changed, if known', () => {
  const article = {
    id: 'kickoff',
    title: 'Kickoff',
    content: '',
    publishedAt: Date.UTC(2026, 0, 10, 19),
    updatedAt: Date.UTC(2026, 0, 11),
  };
  const picture = { address: 'https://pictures.example/a.jpg', alt: '' };
  const properties = readProperties({ ...page, path: '/news/kickoff', picture, article });
  expect(properties).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2026-01-10T19:00:00.000Z',
    'article:modified_time': '2026-01-11T00:00:00.000Z',
  });
  expect(Object.keys(properties)).not.toContain('og:image:width');
  expect(Object.keys(properties)).not.toContain('og:image:alt');

  const undated = readProperties({
    ...page,
    article: { id: 'a', title: 'A', content: '', publishedAt: undefined },
  });
  expect(Object.keys(undated).join()).not.toMatch(/_time/);
});

test('an article from the first moment of 1970 keeps its date', () => {
  const article = { id: 'a', title: 'A', content: '', publishedAt: 0 };
  expect(readProperties({ ...page, article })).toMatchObject({
    'article:published_time': '1970-01-01T00:00:00.000Z',
    'article:modified_time': '1970-01-01T00:00:00.000Z',
  });
});

test('without the site’s address, the paths are still there', () => {
  expect(readProperties({ ...page, siteUrl: '' })['og:url']).toBe('/about');
});
