import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArticleFiles } from '../../../src/pipeline/news/newsFolder';

const root = mkdtempSync(join(tmpdir(), 'articles-test-'));
const folder = join(root, 'content', 'news');

beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(root, { recursive: true }));

function readArticles(files: Readonly<Record<string, string | Buffer>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return readArticleFiles(folder);
}

test('a file becomes an article whose id is its name', () => {
  const articles = readArticles({
    'second-one.md': '---\ntitle: "Second: a robot"\ndate: 2026-01-10T09:00:00-06:00\n---\n## Hi\n',
    'first.md': "---\ndate: '2025-09-10T15:40:00-05:00'\ntitle: First\n---\nText\n\n---\n\nmore\n",
    'notes.txt': 'no article',
  });
  expect(articles).toEqual([
    {
      id: 'first',
      title: 'First',
      date: '2025-09-10T20:40:00.000Z',
      content: 'Text\n\n---\n\nmore\n',
    },
    {
      id: 'second-one',
      title: 'Second: a robot',
      date: '2026-01-10T15:00:00.000Z',
      content: '## Hi\n',
    },
  ]);
});

test('a file written by Windows is read the same way', () => {
  const text = '\uFEFF---\r\ntitle: A\r\ndate: 2026-01-10 09:00 -06:00\r\n---\r\nOne\r\nTwo\r\n';
  expect(readArticles({ 'a.md': text })).toEqual([
    { id: 'a', title: 'A', date: '2026-01-10T15:00:00.000Z', content: 'One\nTwo\n' },
  ]);
});

const date = 'date: 2026-01-10T09:00:00-06:00';

test.each([
  ['no front matter', 'Text', 1, 'begin with a line ---'],
  ['front matter that does not end', `---\ntitle: A\n${date}\nText`, 1, 'begin with a line ---'],
  ['no title', `---\n${date}\n---\n`, 2, 'write title: "What happened"'],
  [
    'a title that is a number',
    `---\n${date}\ntitle: 1209\n---\n`,
    3,
    'the title is missing or not text',
  ],
  [
    'a colon in the title',
    `---\ntitle: A: B\n${date}\n---\n`,
    2,
    'put the text in "quotation marks"',
  ],
  ['a # in the title', `---\ntitle: We are #1\n${date}\n---\n`, 2, 'the # would cut this text'],
  ['a title that begins with !', `---\ntitle: !Go\n${date}\n---\n`, 2, 'the ! would cut this text'],
  [
    'a title that begins with &',
    `---\ntitle: &Go us\n${date}\n---\n`,
    2,
    'the & would cut this text',
  ],
  ['an id that is a number', `---\ntitle: A\n${date}\nid: 2027\n---\n`, 4, 'write id: "our-robot"'],
  ['no date', '---\ntitle: A\n---\n', 2, 'write date: 2026-01-10T09:00:00-06:00'],
  [
    'a time without offset',
    '---\ntitle: A\ndate: 2026-01-10T09:00:00\n---\n',
    3,
    'or does not exist',
  ],
  ['an impossible day', '---\ntitle: A\ndate: 2026-02-30T09:00:00Z\n---\n', 3, 'or does not exist'],
  ['a misspelt key', `---\ntitel: A\n${date}\n---\n`, 2, '"titel" is not a known field'],
])('a file with %s causes an error with its line and what to write', (_, text, line, message) => {
  expect(() => readArticles({ 'x.md': text })).toThrow(`content/news/x.md:${line}: `);
  expect(() => readArticles({ 'x.md': text })).toThrow(message);
});

test.each(['\uFEFF', ''])('a file that is saved as UTF-16 (%j) is named', (mark) => {
  const saved = Buffer.from(`${mark}---\ntitle: A\n${date}\n---\n`, 'utf16le');
  expect(() => readArticles({ 'x.md': saved })).toThrow(
    'content/news/x.md:1: the file is saved as',
  );
});

test('a file name that cannot be an address is an error', () => {
  const text = `---\ntitle: A\n${date}\n---\n`;
  expect(() => readArticles({ 'Our robot!.md': text })).toThrow(
    'content/news/Our robot!.md:1: the file name becomes an address',
  );
});

test('a note after a quoted title is a note', () => {
  const text = `---\ntitle: "We are #1" # at last\n${date}\n---\n`;
  expect(readArticles({ 'a.md': text })[0]?.title).toBe('We are #1');
});
