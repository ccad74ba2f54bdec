import { cpSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unicodeRange } from '../../../src/pipeline/assets/fontFaces';
import { makeFonts } from '../../../src/pipeline/assets/makeFonts';
import type { FontManifest } from '../../../src/pipeline/assets/makeFonts';
import { temporaryFolder } from '../../temporaryFolder';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const out = join(folder, 'out');
const cache = join(folder, 'cache');
let fonts: FontManifest;
beforeAll(async () => {
  fonts = await makeFonts(process.cwd(), out, cache);
});

interface Face {
  family: string;
  weight: string;
  src: string;
  range: string;
  [descriptor: string]: string;
}

function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) => {
    const descriptors = body
      .split(/;(?=[a-z-]+:)/)
      .map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string]);
    const {
      'font-family': family = '',
      'font-weight': weight = '',
      src = '',
      'unicode-range': range = '',
      ...rest
    } = Object.fromEntries(descriptors);
    return { family: family.replaceAll("'", ''), weight, src, range, ...rest };
  });
}

function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The faces that stand within the page. */
const inlineFaces = () => facesOf(fonts.fontFaces).filter(({ src }) => src.includes('data:'));
const fileOf = ({ src }: Face) =>
  Buffer.from(/url\('data:font\/woff2;base64,([^']*)'\)/.exec(src)?.[1] ?? '', 'base64');

test('the fonts of text and headings are inlined in every page, and weigh at most 19 KB', () => {
  expect(inlineFaces().map(({ family, weight }) => [family, weight])).toEqual([
    ['Raleway', '100 599'],
    ['Big Shoulders', '800'],
  ]);
  const files = inlineFaces().map(fileOf);
  for (const file of files) expect(file.toString('latin1', 0, 4)).toBe('wOF2');
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(19_000);
});

test('only the clock has the stencil, whose characters may arrive late', () => {
  const faces = facesOf(fonts.fontFaces).filter(({ family }) => family === 'Big Shoulders Stencil');
  expect(faces.map((face) => face['font-display'])).toEqual(faces.map(() => 'swap'));
  const path = fonts.pageFonts.clock.file;
  const first = faces.find(({ src }) => src.includes(path))!;
  const codes = new Set(codePointsOf(first.range));
  for (const character of '0123456789:–?!AZ')
    expect([character, codes.has(character.codePointAt(0)!)]).toEqual([character, true]);
  expect(statSync(join(out, path)).size).toBeLessThan(10_000);
});

test.each([
  ['clock', 'Big Shoulders Stencil', '800', '0123456789:–', 2000],
  ['bold', 'Raleway', '600 900', 'AZaz09 !?&@–—‘’“”…·×®™éñ€\u00a0', 7000],
] as const)(
  'the pages about to need the %s font have a cut of it: %s %s',
  (name, family, weight, characters, bytes) => {
    const [cut, ...others] = facesOf(fonts.pageFonts[name].cut);
    expect(others).toEqual([]);
    expect(cut).toMatchObject({ family, weight, 'font-display': 'block' });
    const codes = codePointsOf(cut!.range);
    for (const character of characters) expect(codes).toContain(character.codePointAt(0));
    // It is not to be asked for a character of another file.
    for (const other of 'Äöçß′ő') expect(codes).not.toContain(other.codePointAt(0));
    const file = fileOf(cut!);
    expect(file.toString('latin1', 0, 4)).toBe('wOF2');
    expect(file.length).toBeLessThan(bytes);
  },
);

test('text waits for the inlined fonts, but for no font file', () => {
  const waiting = facesOf(fonts.fontFaces).filter((face) => face['font-display'] === 'block');
  expect(waiting).toEqual(inlineFaces());
});

test('the first files have Basic Latin and common punctuation; the rest of Latin is there too', () => {
  const { file } = fonts.pageFonts.bold;
  const strong = facesOf(fonts.fontFaces).filter(({ src }) => src.includes(file));
  expect(strong.map(({ family, weight }) => [family, weight])).toEqual([['Raleway', '600 900']]);
  for (const face of [...inlineFaces(), ...strong]) {
    const codes = new Set(codePointsOf(face.range));
    for (const character of 'AZaz09 !?&@–—‘’“”…·×®™éñ€\u00a0') {
      expect([character, codes.has(character.codePointAt(0)!)]).toEqual([character, true]);
    }
  }
  const raleway = facesOf(fonts.fontFaces).filter(
    ({ family, weight }) => family === 'Raleway' && weight === '100 599',
  );
  const all = new Set(raleway.flatMap(({ range }) => codePointsOf(range)));
  for (const character of 'ÄßçøÞŁőžệ') {
    expect([character, all.has(character.codePointAt(0)!)]).toEqual([character, true]);
  }
});

test('a character that content starts to use moves into the first file', async () => {
  const root = join(folder, 'project');
  mkdirSync(join(root, 'content'), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  writeFileSync(join(root, 'content', 'home.ts'), "export const home = 'Łódź';");
  const made = await makeFonts(root, join(folder, 'other'), cache);
  const raleway = facesOf(made.fontFaces).filter(
    ({ family, weight }) => family === 'Raleway' && weight === '100 599',
  );
  const withLetter = (letter: string) =>
    raleway.filter(({ range }) => codePointsOf(range).includes(letter.codePointAt(0)!));
  expect(withLetter('ó').map(({ src }) => src)).toEqual([expect.stringContaining('data:')]);
  // The package keeps these two in another file: they get one of their own, without the rest of it.
  expect(withLetter('Ł').map(({ range }) => range)).toEqual(['U+141,U+17a']);
});

test('unicode-range merges neighbors, even across a few characters that no font has', () => {
  expect(unicodeRange('cba–—', [])).toBe('U+61-63,U+2013-2014');
  expect(unicodeRange('ac', [])).toBe('U+61-63');
  expect(unicodeRange('ac', 'abc')).toBe('U+61,U+63');
  expect(unicodeRange('azя', [])).toBe('U+61-7a,U+44f');
  expect(unicodeRange('', [])).toBe('');
});
