import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { contentHash } from '../hashes';
import { publishFiles } from './assetFiles';

interface AppDescription {
  name: string;
  shortName: string;
  description: string;
  /** The color of the browser's own bars, `#rrggbb`. */
  themeColor: string;
  /** The color behind the icon while the site opens, `#rrggbb`. */
  backgroundColor: string;
}

interface IconOptions {
  brand: string;
  out: string;
  app: AppDescription;
}

/** The attributes of one `<link>` in the head of a page. */
export interface HeadLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest';
  href: string;
  type?: string;
  sizes?: string;
}

/** Written into every page: as a file, it would be requested before the page's own picture. */
const MARK = 'hornet-mark.svg';

const FILES = {
  favicon: 'favicon-32.png',
  apple: 'favicon-180.png',
  small: 'favicon-192.png',
  large: 'favicon-512.png',
  maskable: 'favicon-maskable-512.png',
};

type IconAddresses = Record<keyof typeof FILES, string>;

/** Publishes the icons and site.webmanifest, and returns links to them. Throws if an icon is missing. */
export async function makeIcons({ brand, out, app }: IconOptions): Promise<HeadLink[]> {
  const mark = await readFile(join(brand, MARK), 'utf8');
  const icons = await Promise.all(
    Object.entries(FILES).map(async ([role, file]) => {
      const from = join(brand, file);
      const { name, ext } = parse(file);
      return { role, from, name: `${name}-${contentHash(await readFile(from))}${ext}` };
    }),
  );
  await publishFiles(join(out, 'icons'), icons);
  const addresses = Object.fromEntries(
    icons.map(({ role, name }) => [role, `/icons/${name}`]),
  ) as IconAddresses;
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'site.webmanifest'), manifest(app, addresses));
  return [
    { rel: 'icon', href: addresses.favicon, type: 'image/png', sizes: '32x32' },
    { rel: 'icon', href: dataAddress(mark), type: 'image/svg+xml', sizes: 'any' },
    { rel: 'apple-touch-icon', href: addresses.apple, sizes: '180x180' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ];
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
function manifest(app: AppDescription, icons: IconAddresses): string {
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
    theme_color: app.themeColor,
    background_color: app.backgroundColor,
    icons: [
      { src: icons.small, sizes: '192x192', type },
      { src: icons.large, sizes: '512x512', type },
      { src: icons.maskable, sizes: '512x512', type, purpose: 'maskable' },
    ],
  });
}
