import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { makePictures } from '../../../src/pipeline/assets/makePictures';
import { temporaryFolder } from '../../temporaryFolder';

jest.setTimeout(60_000);

const folder = temporaryFolder();

/** A project's folders with the given masters, by file name. */
async function createProject(masters: Record<string, Sharp | Buffer | string>) {
  const root = mkdtempSync(join(folder, 'project-'));
  const paths = {
    masters: join(root, 'masters'),
    out: join(root, 'out'),
    cache: join(root, 'cache'),
  };
  mkdirSync(paths.masters);
  for (const [name, master] of Object.entries(masters)) {
    const data =
      typeof master === 'object' && 'toBuffer' in master ? await master.toBuffer() : master;
    writeFileSync(join(paths.masters, name), data);
  }
  const published = () => readdirSync(join(paths.out, 'pictures')).sort();
  const read = (name: string) => readFileSync(join(paths.out, 'pictures', name));
  return { ...paths, published, read };
}

function solidPicture(
  width: number,
  height: number,
  background: string,
  channels: 3 | 4 = 3,
): Sharp {
  return sharp({ create: { width, height, channels, background } });
}

test('a picture is made in three formats at every width up to its own', async () => {
  const site = await createProject({ 'field.jpg': solidPicture(1300, 650, '#804020').jpeg() });
  const { pictures } = await makePictures(site);
  const { hash, ...entry } = pictures['field.jpg']!;
  expect(entry).toEqual({
    width: 1300,
    height: 650,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    widths: [480, 768, 1200, 1300],
    fallback: 'jpg',
  });
  expect(site.published()).toEqual(
    entry.widths
      .flatMap((width) =>
        ['avif', 'jpg', 'webp'].map((format) => `field-${hash}-${width}.${format}`),
      )
      .sort(),
  );
  for (const width of entry.widths) {
    const jpeg = await sharp(site.read(`field-${hash}-${width}.jpg`)).metadata();
    expect([jpeg.format, jpeg.width, jpeg.height]).toEqual(['jpeg', width, width / 2]);
    const avif = await sharp(site.read(`field-${hash}-${width}.avif`)).metadata();
    expect([avif.format, avif.compression, avif.width]).toEqual(['heif', 'av1', width]);
  }
});

test('a master is scaled down to the widest width; a narrower one keeps its width', async () => {
  const site = await createProject({
    'huge.jpg': solidPicture(3000, 300, '#102030').jpeg(),
    'tiny.jpg': solidPicture(60, 30, '#102030').jpeg(),
  });
  const { pictures } = await makePictures(site);
  expect(pictures['huge.jpg']).toMatchObject({
    width: 2400,
    height: 240,
    widths: [480, 768, 1200, 1800, 2400],
  });
  expect(pictures['tiny.jpg']).toMatchObject({ width: 60, height: 30, widths: [60] });
});

/** A picture just wide and high enough to have parts: blue on its left, red on its right. */
async function blueAndRedPicture(): Promise<Sharp> {
  const red = await solidPicture(600, 864, '#ff0000').png().toBuffer();
  return solidPicture(1200, 864, '#0000ff')
    .composite([{ input: red, left: 600, top: 0 }])
    .jpeg();
}

test('of a wide picture, phones get the part around each focus', async () => {
  const site = await createProject({
    'wide.jpg': await blueAndRedPicture(),
    'narrow.jpg': solidPicture(1000, 1000, '#0000ff').jpeg(),
    'small.jpg': solidPicture(400, 100, '#0000ff').jpeg(),
  });
  const focuses = { 'wide.jpg': [0, 100], 'narrow.jpg': [50], 'small.jpg': [50] };
  const { pictures } = await makePictures({ ...site, focuses });
  const { hash, cuts } = pictures['wide.jpg']!;
  expect(cuts).toEqual([0, 100]);
  expect(site.published().filter((name) => name.includes('-at100'))).toEqual(
    [480, 640, 960].flatMap((width) =>
      ['avif', 'webp'].map((format) => `wide-${hash}-${width}-at100.${format}`),
    ),
  );
  const middleOf = async (focus: number) => {
    const part = sharp(site.read(`wide-${hash}-480-at${focus}.webp`));
    expect(await part.metadata()).toMatchObject({ width: 480, height: 427 });
    return (await part.stats()).dominant;
  };
  expect(await middleOf(0)).toMatchObject({ r: 8, b: 248 });
  expect(await middleOf(100)).toMatchObject({ r: 248, b: 8 });
  expect([pictures['narrow.jpg']!.cuts, pictures['small.jpg']!.cuts]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a transparent picture stays transparent in every format, and has no color behind it', async () => {
  const orange = await solidPicture(100, 100, '#fc8c04', 4).png().toBuffer();
  const site = await createProject({
    'robot.png': solidPicture(200, 100, '#0000ff00', 4)
      .composite([{ input: orange, left: 0, top: 0 }])
      .png(),
    'opaque.png': solidPicture(200, 100, '#fc8c04ff', 4).png(),
  });
  const { pictures } = await makePictures(site);
  expect(pictures['robot.png']).toMatchObject({ fallback: 'png' });
  expect(pictures['robot.png']).not.toHaveProperty('color');
  expect(pictures['opaque.png']).toMatchObject({ fallback: 'jpg', color: '#fc8c04' });
  const { hash } = pictures['robot.png']!;
  for (const format of ['avif', 'webp', 'png']) {
    const { isOpaque } = await sharp(site.read(`robot-${hash}-200.${format}`)).stats();
    expect(isOpaque).toBe(false);
  }
});

test('a photograph is rotated upright and loses its location', async () => {
  const photograph = solidPicture(200, 100, '#445566')
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '36/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg();
  const site = await createProject({ 'photo.jpg': photograph });
  const { pictures } = await makePictures(site);
  const entry = pictures['photo.jpg']!;
  expect(entry).toMatchObject({ width: 100, height: 200 });
  const { exif, orientation } = await sharp(site.read(`photo-${entry.hash}-100.jpg`)).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test('a second build encodes nothing and publishes the same files', async () => {
  const site = await createProject({ 'field.jpg': solidPicture(500, 250, '#804020').jpeg() });
  const first = await makePictures(site);
  // Only an encoder would undo this.
  const name = `field-${first.pictures['field.jpg']!.hash}-480.webp`;
  writeFileSync(join(site.cache, name), 'from the cache');
  rmSync(site.out, { recursive: true });

  const encoded: string[] = [];
  const second = await makePictures({ ...site, onProgress: (line) => encoded.push(line) });
  expect(encoded).toEqual([]);
  expect(second).toEqual(first);
  expect(site.read(name).toString()).toBe('from the cache');
});

test('a replaced picture gets new addresses', async () => {
  const site = await createProject({ 'field.jpg': solidPicture(100, 50, '#804020').jpeg() });
  const before = await makePictures(site);
  writeFileSync(
    join(site.masters, 'field.jpg'),
    await solidPicture(100, 50, '#204080').jpeg().toBuffer(),
  );
  const after = await makePictures(site);
  expect(after.pictures['field.jpg']!.hash).not.toBe(before.pictures['field.jpg']!.hash);
});

test('a damaged picture is reported in plain words', async () => {
  const whole = await solidPicture(400, 300, '#804020').jpeg().toBuffer();
  const broken = {
    'text.jpg': 'no picture',
    'half.jpg': whole.subarray(0, 700),
  };
  for (const [name, master] of Object.entries(broken)) {
    const site = await createProject({ [name]: master });
    await expect(makePictures(site)).rejects.toThrow(
      `content/pictures/${name} cannot be read as a picture`,
    );
  }
});

test('an animation is published unchanged, its still frame like any picture', async () => {
  const site = await createProject({
    'kickoff.gif': solidPicture(20, 10, '#04202b').gif(),
    'kickoff-still.jpg': solidPicture(40, 20, '#04202b').jpeg(),
  });
  copyFileSync('content/pictures/reefscape-kickoff.avif', join(site.masters, 'kickoff.avif'));
  const { animations, pictures } = await makePictures(site);
  expect(animations).toEqual({
    'kickoff.avif': expect.stringMatching(/^\/pictures\/kickoff-[0-9a-f]{8}\.avif$/) as string,
    'kickoff.gif': expect.stringMatching(/^\/pictures\/kickoff-[0-9a-f]{8}\.gif$/) as string,
  });
  for (const [name, address] of Object.entries(animations)) {
    expect(readFileSync(join(site.out, address))).toEqual(readFileSync(join(site.masters, name)));
  }
  const { hash } = pictures['kickoff-still.jpg']!;
  expect(site.published().filter((name) => name.includes('still'))).toEqual(
    ['avif', 'jpg', 'webp'].map((format) => `kickoff-still-${hash}-40.${format}`),
  );
});
