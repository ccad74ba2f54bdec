import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aboveFull } from '../../src/theme/read';

/*
 * The oldest browsers that package.json names, such as the last Safari of an iPhone 7, need not show
 * every decoration, but words stand on a ground on which they can be read, and the menu fits.
 */

test('media queries for wider windows use syntax that every browser knows', () => {
  expect(aboveFull).toBe('@media not all and (max-width: 75em)');
});

const src = join(__dirname, '..', '..', 'src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

test('a property that some browsers know only with a prefix is declared in both forms', () => {
  const declared = sources.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/^ +((?:user-select|mask-[a-z]+|line-clamp): .*;)$/gm),
      ([, said]) => ({ place: `${path}: ${said}`, text, said: said! }),
    ),
  );
  expect(declared.length).toBeGreaterThan(3);
  const alone = declared.filter(
    ({ text, said }) => !text.includes(`-webkit-${said.replace('intersect', 'source-in')}`),
  );
  expect(alone.map(({ place }) => place)).toEqual([]);
});

test('what is cut off at its edges is cut off in Safari before 16, too, which does not know overflow: clip', () => {
  const byHand = sources.filter(
    ({ path, text }) => !path.startsWith('theme/') && /overflow(-[xy])?: clip/.test(text),
  );
  // What slides out of the layers of Rebuilt is also cut off by the body.
  expect(byHand.map(({ path }) => path)).toEqual(['sections/rebuilt/Layers.tsx']);
});

test('letters sized by their container have a size without container units', () => {
  const sizes = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/^(.*)\n( {2}font-size: [\d.]+cq\w+;)$/gm), ([, before, said]) => ({
      place: `${path}: ${said}`,
      before: before!,
    })),
  );
  expect(sizes.length).toBeGreaterThan(3);
  const alone = sizes.filter(({ before }) => !/^ {2}font(-size)?: .*rem\b/.test(before));
  expect(alone.map(({ place }) => place)).toEqual([]);
});

test('nothing is drawn with color-mix(), which would leave bubbles, circles and shadows out', () => {
  const mixing = sources.filter(({ text }) =>
    text.replace(/\/\*.*?\*\//gs, '').includes('color-mix('),
  );
  expect(mixing.map(({ path }) => path)).toEqual([]);
});

test('no room is kept in lh alone, which some browsers do not know', () => {
  const alone = sources.filter(({ text }) => /: [\d.]+lh;/.test(text));
  expect(alone.map(({ path }) => path)).toEqual([]);
});
