import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fontSources } from '../../../src/pipeline/assets/fontSources';
import { makePreviews } from '../../../src/pipeline/assets/makePreviews';
import { fitHeading } from '../../../src/pipeline/assets/previewCard';
import { readFont, readFontFiles } from '../../../src/pipeline/assets/subsetTypeface';
import { contentHash } from '../../../src/pipeline/hashes';
import { temporaryFolder } from '../../temporaryFolder';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const options = {
  root: process.cwd(),
  brand: 'content/pictures/brand',
  out: join(folder, 'out'),
  cache: join(folder, 'cache'),
  label: 'The Hive',
  pages: [
    { path: '/', heading: 'Welcome' },
    { path: '/news', heading: 'Everything that happened in the hive this year 🐝, told at length' },
  ],
};

async function displayFont() {
  const source = fontSources.find(({ family }) => family === 'Big Shoulders')!;
  const [latin] = await readFontFiles(source, process.cwd());
  return readFont(latin!, source.axes);
}

test('every page gets its own picture, of the size and weight that networks ask for', async () => {
  const previews = await makePreviews(options);
  expect(Object.keys(previews)).toEqual(['/', '/news']);
  const files = Object.values(previews).map((path) => join(options.out, path));
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(statSync(file).size).toBeLessThan(120 * 1024);
  }
  const [home, news] = files.map((file) => readFileSync(file));
  expect(previews['/']).toBe(`/previews/home-${contentHash(home!)}.jpg`);
  expect(home!.equals(news!)).toBe(false);
});

test('a second build draws nothing, and a changed heading redraws one picture', async () => {
  const own = { ...options, out: join(folder, 'own'), cache: join(folder, 'ownCache') };
  const first = await makePreviews(own);
  const cached = join(own.cache, first['/']!.replace('/previews/', ''));
  // Only drawing it again would undo this.
  writeFileSync(cached, 'from the cache');
  rmSync(own.out, { recursive: true });
  expect(await makePreviews(own)).toEqual(first);
  expect(readFileSync(join(own.out, first['/']!)).toString()).toBe('from the cache');

  const pages = [options.pages[0]!, { path: '/news', heading: 'News' }];
  const second = await makePreviews({ ...own, pages });
  expect(second['/']).toBe(first['/']);
  expect(second['/news']).not.toBe(first['/news']);
});

test('a heading is as large as fits: whole words, inside the room', async () => {
  const font = await displayFont();
  const room = { width: 500, height: 340, largest: 200, smallest: 56, lineHeight: 0.9 };
  const headings = { News: 1, 'CONTACT US': 2, 'WHAT TIME IS IT?': 2 };
  for (const [heading, count] of Object.entries(headings)) {
    const { lines, size } = fitHeading(heading, font, room);
    expect(lines.join(' ')).toBe(heading);
    expect(lines).toHaveLength(count);
    expect(Math.max(...lines.map((line) => font.getAdvanceWidth(line, size)))).toBeLessThanOrEqual(
      500,
    );
    expect(lines.length * size * room.lineHeight).toBeLessThanOrEqual(340);
  }
  expect(fitHeading('NEWS', font, room).size).toBe(200);
  expect(fitHeading('A '.repeat(400), font, room).size).toBe(56);
  expect(fitHeading('', font, room).lines).toEqual([]);
});
