import { linkPreview } from '../../src/pipeline/linkPreview';

function readProperties(html: string): Record<string, string> {
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  return Object.fromEntries(
    Array.from(head.querySelectorAll('meta'), (meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
  );
}

const preview = {
  head: { title: 'Robots & "friends" <1209>', description: 'What we build.' },
  path: '/about',
  image: '/previews/about.jpg',
  siteUrl: 'https://example.org',
};

test('a page passed on shows its own words and its picture, by full addresses', () => {
  expect(readProperties(linkPreview(preview))).toMatchObject({
    'og:title': 'Robots & "friends" <1209>',
    'og:description': 'What we build.',
    'og:url': 'https://example.org/about',
    'og:image': 'https://example.org/previews/about.jpg',
    'twitter:card': 'summary_large_image',
  });
});

test('without an address of the site the paths are still there', () => {
  const properties = readProperties(linkPreview({ ...preview, siteUrl: undefined }));
  expect(properties['og:image']).toBe('/previews/about.jpg');
});
