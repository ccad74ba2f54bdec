import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { manifest as words } from '../../../content/site';
import { makeIcons } from '../../../src/pipeline/assets/makeIcons';
import type { IconLink } from '../../../src/pipeline/assets/makeIcons';
import { dark, themeColor } from '../../../src/theme/color';
import { temporaryFolder } from '../../temporaryFolder';

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  [member: string]: unknown;
}

const out = temporaryFolder();
let links: IconLink[];
beforeAll(async () => {
  links = await makeIcons('content/pictures/brand', out);
});

test('every link points to a file of the size that it states', async () => {
  expect(links.map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon']);
  for (const { href, sizes } of links.filter(({ href }) => !href.startsWith('data:'))) {
    expect(existsSync(join(out, href))).toBe(true);
    const { width, height } = await sharp(join(out, href)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the mark is within the page, so that no request for it comes before the page’s pictures', async () => {
  const [, mark] = links;
  expect(mark).toMatchObject({ rel: 'icon', type: 'image/svg+xml', sizes: 'any' });
  const [kind, data = ''] = mark!.href.split(',');
  expect(kind).toBe('data:image/svg+xml');
  const pixels = (svg: Buffer) => sharp(svg).resize(64).raw().toBuffer();
  const drawn = await pixels(Buffer.from(decodeURIComponent(data)));
  expect(drawn).toEqual(await pixels(readFileSync('content/pictures/brand/hornet-mark.svg')));
});

test('the manifest has the site’s name and icons for a home screen', async () => {
  const manifest = JSON.parse(readFileSync(join(out, 'site.webmanifest'), 'utf8')) as Manifest;
  expect(manifest).toMatchObject({
    name: words.name,
    short_name: words.shortName,
    description: words.description,
    theme_color: themeColor,
    background_color: dark.paper,
    start_url: '/',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(join(out, src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

test('a maskable icon is opaque, and its mark stays inside the circle that a phone may cut out', async () => {
  const name = readdirSync(join(out, 'icons')).find((file) => file.includes('maskable'))!;
  const icon = sharp(join(out, 'icons', name));
  expect((await icon.stats()).isOpaque).toBe(true);
  const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
  const corner = data.subarray(0, info.channels);
  for (let y = 0; y < info.height; y += 4) {
    for (let x = 0; x < info.width; x += 4) {
      // The safe zone: a circle of 40 % of the icon's width around its middle.
      if (Math.hypot(x - info.width / 2, y - info.height / 2) < info.width * 0.4) continue;
      const at = (y * info.width + x) * info.channels;
      expect(data.subarray(at, at + info.channels).equals(corner)).toBe(true);
    }
  }
});
