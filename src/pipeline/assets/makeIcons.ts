import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { manifest as app } from '../../../content/site';
import { dark, themeColor } from '../../theme/color';
import { contentHash } from '../hashes';

/** The attributes of one `<link>` to an icon in the head of a page. */
export interface IconLink {
  rel: 'icon' | 'apple-touch-icon';
  href: string;
  type?: string;
  sizes?: string;
}

/** Written into every page: as a file, it would be requested before the page's own picture. */
const MARK = 'hornet-mark.svg';

/**
 * The icons: their side in pixels; of that, in percent, the width of the mark and the radius of the corners.
 * Of a maskable one, phones show what they like, at least a circle of 80 % of its width.
 */
const ICONS = {
  favicon: { name: 'favicon-32', side: 32, mark: 92, corner: 19 },
  apple: { name: 'favicon-180', side: 180, mark: 74, corner: 0 },
  small: { name: 'favicon-192', side: 192, mark: 80, corner: 19 },
  large: { name: 'favicon-512', side: 512, mark: 80, corner: 19 },
  maskable: { name: 'favicon-maskable-512', side: 512, mark: 60, corner: 0 },
};

type IconAddresses = Record<keyof typeof ICONS, string>;

/** Draws the icons from the mark, writes them and site.webmanifest, and returns links to the icons. */
export async function makeIcons(brand: string, out: string): Promise<IconLink[]> {
  const mark = await readFile(join(brand, MARK), 'utf8');
  await mkdir(join(out, 'icons'), { recursive: true });
  const drawn = await Promise.all(
    Object.entries(ICONS).map(async ([role, icon]) => {
      const svg = drawingOf(mark, icon);
      const data = await sharp(Buffer.from(svg)).png().toBuffer();
      const address = `/icons/${icon.name}-${contentHash(data)}.png`;
      await writeFile(join(out, address), data);
      return [role, address] as const;
    }),
  );
  const addresses = Object.fromEntries(drawn) as IconAddresses;
  await writeFile(join(out, 'site.webmanifest'), manifest(addresses));
  return [
    { rel: 'icon', href: addresses.favicon, type: 'image/png', sizes: '32x32' },
    { rel: 'icon', href: dataAddress(mark), type: 'image/svg+xml', sizes: 'any' },
    { rel: 'apple-touch-icon', href: addresses.apple, sizes: '180x180' },
  ];
}

/** Returns an icon as SVG: the mark in the middle of its ground. */
function drawingOf(
  mark: string,
  { side, mark: width, corner }: (typeof ICONS)[keyof typeof ICONS],
): string {
  const inset = (100 - width) / 2;
  const place = `x="${inset}" y="${inset}" width="${width}" height="${width}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">
    <rect width="100" height="100" rx="${corner}" fill="${dark.paper}"/>
    ${mark.replace('<svg', `<svg ${place}`)}
  </svg>`;
}

function dataAddress(svg: string): string {
  const short = svg
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
  return `data:image/svg+xml,${encodeURIComponent(short)}`;
}

/** Returns the web app manifest (w3.org/TR/appmanifest) as JSON. */
function manifest(icons: IconAddresses): string {
  const type = 'image/png';
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'en-US',
    display: 'minimal-ui',
    name: app.name,
    short_name: app.shortName,
    description: app.description,
    theme_color: themeColor,
    background_color: dark.paper,
    icons: [
      { src: icons.small, sizes: '192x192', type },
      { src: icons.large, sizes: '512x512', type },
      { src: icons.maskable, sizes: '512x512', type, purpose: 'maskable' },
    ],
  });
}
