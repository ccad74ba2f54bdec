import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { contentHash } from './contentHash';

/** What `<Picture>` needs to know about a picture. */
export interface PictureEntry {
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
  /** The average, as `#rrggbb`; for a transparent picture, that of its opaque parts. */
  color: string;
  /** Of all its files, narrowest first, in the order avif, webp, fallback. */
  hash: string;
  /** The widths that exist in every format, in pixels, narrowest first. */
  widths: number[];
  /** The format besides AVIF and WebP: 'png' for a transparent picture. */
  fallback: 'jpg' | 'png';
}

/**
 * The settings for encoding pictures. Qualities were chosen by eye on the site's own dark banners;
 * AVIF at effort 2 takes an eighth of the default's time.
 */
const PICTURE_SETTINGS = {
  /** In pixels, from a phone to a desktop screen at full width. */
  widths: [480, 768, 1200, 1800, 2400],
  /**
   * By fallback. The sharpest kernel causes ringing at hard edges: invisible in a picture's
   * transparency, where it still costs a quarter of the bytes.
   */
  kernels: { jpg: 'lanczos3', png: 'mitchell' },
  avif: { quality: 54, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, alphaQuality: 80, smartSubsample: true },
  jpg: { quality: 74, mozjpeg: true },
  png: { palette: true, quality: 90, effort: 4 },
} as const;

interface EncodedPicture {
  /** By file name: `<name>-<hash>-<width>.<format>`. */
  files: Record<string, Buffer>;
  entry: PictureEntry;
}

/**
 * Encodes a picture in all widths and formats, rotated upright and without its metadata (which may
 * say where a photograph was taken). Rejects with sharp's error if the bytes cannot be decoded.
 */
export async function encodePicture(master: Buffer, name: string): Promise<EncodedPicture> {
  const { widths: all, kernels } = PICTURE_SETTINGS;
  const { pixels, width, height, isOpaque } = await decode(master);
  const fallback = isOpaque ? 'jpg' : 'png';
  const widths = [...all.filter((narrower) => narrower < width), width];
  const made: { ending: string; data: Buffer }[] = [];
  for (const wide of widths) {
    const resized = pixels.clone().resize({ width: wide, kernel: kernels[fallback] });
    const sized = await resized.raw().toBuffer(withInfo);
    for (const format of ['avif', 'webp', fallback] as const) {
      const picture = sharp(sized.data, { raw: sized.info });
      made.push({ ending: `${wide}.${format}`, data: await encode(picture, format) });
    }
  }
  const hash = contentHash(...made.map(({ data }) => data));
  const files = made.map(({ ending, data }) => [`${name}-${hash}-${ending}`, data] as const);
  const color = await averageColor(pixels);
  return {
    files: Object.fromEntries(files),
    entry: { width, height, color, hash, widths, fallback },
  };
}

const withInfo = { resolveWithObject: true } as const;

async function decode(master: Buffer) {
  const { hasAlpha } = await sharp(master).metadata();
  const { data, info } = await sharp(master)
    .autoOrient()
    .resize({ width: Math.max(...PICTURE_SETTINGS.widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer(withInfo);
  const pixels = sharp(data, { raw: info });
  const isOpaque = !hasAlpha || (await pixels.stats()).isOpaque;
  return {
    pixels: isOpaque ? pixels.removeAlpha() : pixels,
    width: info.width,
    height: info.height,
    isOpaque,
  };
}

function encode(picture: Sharp, format: 'avif' | 'webp' | 'jpg' | 'png'): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif(PICTURE_SETTINGS.avif).toBuffer();
    case 'webp':
      return picture.webp(PICTURE_SETTINGS.webp).toBuffer();
    case 'jpg':
      return picture.jpeg(PICTURE_SETTINGS.jpg).toBuffer();
    case 'png':
      return picture.png(PICTURE_SETTINGS.png).toBuffer();
  }
}

/**
 * Returns the average color of a decoded picture as `#rrggbb`, each pixel weighted by its opacity.
 * Not the most frequent color: in pictures as dark as the team's that is nearly black, and the
 * picture would flash when it replaces it.
 */
async function averageColor(picture: Sharp): Promise<string> {
  const pixels = await picture.clone().resize({ width: 64 }).ensureAlpha().raw().toBuffer();
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels.readUInt8(at + 3);
    weight += opacity;
    sums.forEach((sum, channel) => {
      sums[channel] = sum + pixels.readUInt8(at + channel) * opacity;
    });
  }
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(weight, 1))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
