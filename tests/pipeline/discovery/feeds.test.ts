import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fc from 'fast-check';
import { feeds } from '../../../content/site';
import { team } from '../../../content/team';
import { parseArticle } from '../../../src/news/article';
import type { Article } from '../../../src/news/article';
import { describeArticle } from '../../../src/pipeline/news/builtNews';
import { serializeFeeds } from '../../../src/pipeline/discovery/feeds';

const siteUrl = 'https://example.org';

const article = (changes: Partial<Article> = {}): Article => ({
  publishedAt: Date.UTC(2026, 0, 10, 19, 5),
  updatedAt: Date.UTC(2026, 0, 12, 8),
  ...changes,
  // As from the database: this takes out what XML forbids.
  ...parsed({
    id: 'kickoff',
    title: 'Kickoff',
    content: 'It **has** begun. [The game](/rebuilt)',
    ...changes,
  }),
});

function parsed({ id, title, content }: Pick<Article, 'id' | 'title' | 'content'>) {
  const article = parseArticle(id, { title, content });
  return { id, title: article?.title ?? '', content: article?.content ?? '' };
}

type XmlNode = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'item' || name === 'entry',
});

/** Reads XML as strictly as the standard asks for: well-formed, and of allowed characters only. */
function readXml(xml: string): XmlNode {
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u);
  return parser.parse(xml) as XmlNode;
}

function readFeeds(articles: readonly Article[]) {
  const files = serializeFeeds({ articles: articles.map(describeArticle), siteUrl });
  const text = (address: string) => files.get(address) ?? '';
  const rss = readXml(text('/feed.xml')) as {
    rss: XmlNode & { channel: XmlNode & { item?: XmlNode[] } };
  };
  const atom = readXml(text('/atom.xml')) as { feed: XmlNode & { entry?: XmlNode[] } };
  const json = JSON.parse(text('/feed.json')) as XmlNode & { items: XmlNode[] };
  return { rss: rss.rss, atom: atom.feed, json };
}

const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const ENTRY_ID = 'tag:btwrobotics@gmail.com,2026:news/kickoff';

test('RSS has what RSS 2.0 requires', () => {
  const { rss } = readFeeds([article()]);
  expect(rss['@_version']).toBe('2.0');
  expect(rss.channel).toMatchObject({
    title: feeds.title,
    link: `${siteUrl}/news`,
    description: feeds.description,
    lastBuildDate: expect.stringMatching(RFC_822) as string,
    'atom:link': {
      '@_href': `${siteUrl}/feed.xml`,
      '@_rel': 'self',
      '@_type': 'application/rss+xml',
    },
  });
  expect(rss['@_xmlns:atom']).toBe('http://www.w3.org/2005/Atom');
  expect(rss['@_xmlns:content']).toBe('http://purl.org/rss/1.0/modules/content/');
  expect(rss.channel.item).toEqual(
    [
      {
        title: 'Kickoff',
        link: `${siteUrl}/news/kickoff`,
        guid: { '#text': ENTRY_ID, '@_isPermaLink': 'false' },
        pubDate: 'Sat, 10 Jan 2026 19:05:00 GMT',
        description: 'It has begun. The game',
        'content:encoded': `<p>It <strong>has</strong> begun. <a href="${siteUrl}/rebuilt">The game</a></p>`,
      },
    ].map((item) => expect.objectContaining(item) as unknown),
  );
});

test('Atom has what RFC 4287 requires', () => {
  const { atom } = readFeeds([article()]);
  expect(atom).toMatchObject({
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    id: 'tag:btwrobotics@gmail.com,2026:news',
    title: feeds.title,
    updated: '2026-01-12T08:00:00.000Z',
    author: { name: team.fullName, uri: `${siteUrl}/` },
  });
  expect(atom.link).toContainEqual({ '@_rel': 'self', '@_href': `${siteUrl}/atom.xml` });
  expect(atom.link).toContainEqual({ '@_rel': 'alternate', '@_href': `${siteUrl}/news` });
  expect(atom.entry?.[0]).toMatchObject({
    id: ENTRY_ID,
    title: { '#text': 'Kickoff', '@_type': 'html' },
    link: { '@_href': `${siteUrl}/news/kickoff` },
    updated: '2026-01-12T08:00:00.000Z',
    published: '2026-01-10T19:05:00.000Z',
    content: {
      '#text': expect.stringContaining('<strong>has</strong>') as string,
      '@_type': 'html',
    },
  });
});

test('JSON Feed has what version 1.1 requires', () => {
  const { json } = readFeeds([article()]);
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: feeds.title,
    home_page_url: `${siteUrl}/news`,
    feed_url: `${siteUrl}/feed.json`,
    language: 'en-US',
    authors: [{ name: team.fullName, url: `${siteUrl}/` }],
  });
  expect(json).not.toHaveProperty('author');
  expect(json.items).toEqual([
    {
      id: ENTRY_ID,
      url: `${siteUrl}/news/kickoff`,
      title: 'Kickoff',
      summary: 'It has begun. The game',
      content_html: expect.stringContaining('<strong>has</strong>') as string,
      date_published: '2026-01-10T19:05:00.000Z',
      date_modified: '2026-01-12T08:00:00.000Z',
    },
  ]);
});

test('addresses in an article are absolute', () => {
  const content =
    '[a](/about) [b](other) [c](#part) [d](https://example.net/?x=1&y) ![e](https://example.net/e.jpg) ![f](/f.jpg) ![g](picture:20271009-k3f9-300x200)\n\n# Part';
  const [item] = readFeeds([article({ content })]).json.items;
  const addresses = Array.from(
    String(item?.content_html).matchAll(/(?:href|src)="([^"]*)"/g),
    ([, address]) => address,
  );
  expect(addresses).toEqual([
    `${siteUrl}/about`,
    `${siteUrl}/news/other`,
    `${siteUrl}/news/kickoff#at-part`,
    'https://example.net/?x=1&amp;y',
    'https://example.net/e.jpg',
    `${siteUrl}/pictures/news/20271009-k3f9-300x200-300.jpg`,
  ]);
});

test('a feed has the newest 50 articles, and none without any date', () => {
  const articles = Array.from({ length: 55 }, (_, number) =>
    article({ id: `a${number}`, publishedAt: 1e12 - number, updatedAt: undefined }),
  );
  const { rss, atom, json } = readFeeds(articles);
  for (const list of [rss.channel.item, atom.entry, json.items]) expect(list).toHaveLength(50);
  expect(new Set(json.items.map(({ id }) => id)).size).toBe(50);
  expect(json.items[0]?.url).toBe(`${siteUrl}/news/a0`);

  const undated = article({ publishedAt: undefined, updatedAt: undefined });
  expect(readFeeds([undated]).json.items).toEqual([]);
  expect(readFeeds([]).atom.updated).toMatch(RFC_3339);
});

test('an undated article gets the date of its last change', () => {
  const { json, rss } = readFeeds([article({ publishedAt: undefined })]);
  expect(json.items[0]?.date_published).toBe('2026-01-12T08:00:00.000Z');
  expect(rss.channel.item?.[0]?.pubDate).toMatch(RFC_822);
});

const HOSTILE = [
  ']]>',
  ']]> and ]]> again ]]>',
  'Q&A &amp; "quotes" <b>bold</b>',
  '<![CDATA[ x ]]>',
  'bell\u0007, null\u0000, delete\u007f',
  'form feed &#12;',
  'half \ud83d of a character',
  'not a character \ufffe\uffff',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>&a;',
];

test.each(HOSTILE)('the title %j is unchanged and breaks no feed', (title) => {
  const { rss, atom, json } = readFeeds([article({ title, content: `# ${title}\n\n${title}` })]);
  const { title: allowed } = article({ title });
  expect(rss.channel.item?.[0]?.title).toBe(allowed);
  const asHtml = (atom.entry![0]!.title as XmlNode)['#text'];
  expect(decode(String(asHtml))).toBe(allowed);
  expect(String(asHtml)).not.toContain('<');
  expect(json.items[0]?.title).toBe(allowed);
  expect(String(json.items[0]?.content_html)).not.toMatch(/<(b|\?|!)/);
});

test('no article breaks a feed, whatever characters it contains', () => {
  const text = fc.array(
    fc.oneof(fc.constantFrom(...HOSTILE, '\n\n', '![', '](/', ')'), fc.string({ unit: 'binary' })),
  );
  fc.assert(
    fc.property(text, text, (title, content) => {
      const { rss, atom, json } = readFeeds([
        article({ title: title.join(''), content: content.join('') }),
      ]);
      for (const list of [rss.channel.item, atom.entry, json.items]) expect(list).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

function decode(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
