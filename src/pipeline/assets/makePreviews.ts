import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentHash } from '../hashes';
import { cacheOnDisk, publishFiles } from './assetFiles';
import { fontSources } from './fontSources';
import { CARD, previewCard } from './previewCard';
import { readFont, readFontFiles } from './subsetTypeface';

export interface PreviewPage {
  path: string;
  heading: string;
}

interface PreviewOptions {
  root: string;
  brand: string;
  out: string;
  cache: string;
  /** The text beside the mark, which says whose pages they are. */
  label: string;
  pages: PreviewPage[];
}

/** About 100 KB: on a slow connection, messengers give up on larger pictures. */
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' };

/**
 * Makes the link-preview picture of every page, and returns their public addresses by the paths of pages.
 * Throws if the background, the mark or the font is missing.
 */
export async function makePreviews(options: PreviewOptions): Promise<Record<string, string>> {
  const { root, brand, out, cache, label, pages } = options;
  const [background, mark, font] = await Promise.all([
    readFile(join(brand, 'og-background.jpg')),
    readFile(join(brand, 'hornet-mark.svg'), 'utf8'),
    readDisplayFont(root),
  ]);
  const made = await Promise.all(
    pages.map(async ({ path, heading }) => {
      const name = path.slice(1) || 'home';
      const card = previewCard({ heading, label }, font, mark);
      const key = `${name}-${contentHash(background, card)}`;
      const { files, note: file } = await cacheOnDisk(cache, key, async () => {
        const jpeg = await draw(background, card);
        const named = `${name}-${contentHash(jpeg)}.jpg`;
        return { files: { [named]: jpeg }, note: named };
      });
      return { path, files, address: `/previews/${file}` };
    }),
  );
  await publishFiles(
    join(out, 'previews'),
    made.flatMap(({ files }) => files),
  );
  return Object.fromEntries(made.map(({ path, address }) => [path, address]));
}

function draw(background: Buffer, card: string): Promise<Buffer> {
  return sharp(background)
    .resize({ ...CARD, fit: 'cover' })
    .composite([{ input: Buffer.from(card) }])
    .jpeg(JPEG)
    .toBuffer();
}

async function readDisplayFont(root: string) {
  const source = fontSources.find(({ family }) => family === 'Big Shoulders')!;
  const [latin] = await readFontFiles(source, root);
  return readFont(latin!, source.axes);
}
