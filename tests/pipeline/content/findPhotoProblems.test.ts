import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { encodePicture } from '../../../src/pipeline/assets/encodePicture';
import { findPhotoProblems } from '../../../src/pipeline/content/findPhotoProblems';
import { temporaryFolder } from '../../temporaryFolder';

const scratch = temporaryFolder();

/** Returns what is said about one file in content/pictures. */
async function saidOf(name: string, bytes: Buffer | string) {
  const root = mkdtempSync(join(scratch, 'photos-'));
  mkdirSync(join(root, 'content', 'pictures'), { recursive: true });
  writeFileSync(join(root, 'content', 'pictures', name), bytes);
  const problems = await findPhotoProblems(root);
  expect(problems.map(({ file }) => file)).toEqual(problems.map(() => `content/pictures/${name}`));
  return problems.map(({ message }) => message);
}

const plain = (width: number, height: number, alpha?: number) =>
  sharp({
    create: {
      ...{ width, height, channels: alpha === undefined ? 3 : 4 },
      background: { r: 200, g: 90, b: 0, alpha },
    },
  });
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 9/1 0/1' } };

test.each<[string, string, Sharp]>([
  ['a photograph', 'team.jpg', plain(4032, 3024).jpeg()],
  ['one of 40 megapixels', 'team.jpg', plain(7300, 5500).jpeg()],
  ['one that is turned', 'team.jpg', plain(1600, 1200).withMetadata({ orientation: 6 }).jpeg()],
  [
    'one with its time',
    'team.jpg',
    plain(1200, 900)
      .withExif({ IFD2: { DateTimeOriginal: '2026:03:18 10:00:00' } })
      .jpeg(),
  ],
  ['one in the colors of print', 'team.jpg', plain(1200, 900).toColourspace('cmyk').jpeg()],
  ['a PNG that is named .jpg', 'team.jpg', plain(1200, 900).png()],
  ['a cut-out', 'robot-buzz.png', plain(1200, 1200, 0).png()],
  ['the still of a film', 'kickoff-still.jpg', plain(960, 540).jpeg()],
])('%s is taken as it is', async (_, name, picture) => {
  expect(await saidOf(name, await picture.toBuffer())).toEqual([]);
});

test('a build takes the colors of print, too', async () => {
  const { files } = await encodePicture(
    await plain(480, 60).toColourspace('cmyk').jpeg().toBuffer(),
    'team',
  );
  const made = await Promise.all(Object.values(files).map((file) => sharp(file).metadata()));
  expect(made.filter(({ space }) => space !== 'srgb')).toEqual([]);
});

test.each<[string, string, Sharp | string, string]>([
  ['a small one', 'team.jpg', plain(320, 240).jpeg(), 'only 320 pixels wide'],
  [
    'a small one that is turned',
    'team.jpg',
    plain(1200, 900).withMetadata({ orientation: 6 }).jpeg(),
    'only 900 pixels wide',
  ],
  ['a robot before a wall', 'robot-buzz.png', plain(1200, 1200).png(), 'has a background'],
  [
    'one that says where',
    'team.jpg',
    plain(1200, 900).withExif(place).jpeg(),
    'says where it was taken',
  ],
  ['another kind of file', 'team.jpg', 'no picture', 'damaged, or not what its name says'],
  ['a HEIC that is named .jpg', 'team.jpg', plain(1200, 900).avif(), 'a HEIC from an iPhone'],
])('%s is refused, with what to do', async (_, name, picture, message) => {
  const bytes = typeof picture === 'string' ? picture : await picture.toBuffer();
  expect(await saidOf(name, bytes)).toEqual([expect.stringContaining(message) as string]);
});

test('a file of 60 MB is refused before it is read as a picture', async () => {
  expect(await saidOf('team.jpg', Buffer.alloc(60_000_000))).toEqual([
    'This file has 60 MB: save the picture 4000 pixels wide, as a .jpg.',
  ]);
});
