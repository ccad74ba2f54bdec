import sharp from 'sharp';
import type { ChannelStats, KernelEnum, Sharp } from 'sharp';
import type { PictureEntry } from '../../components/Picture';
import { contentHash } from '../hashes';

export interface ManifestPicture extends PictureEntry {
  /** The focuses around which a part is cut out for phones; absent when there are none. */
  cuts?: number[];
}

/** The parts of pictures that phones get, which show about half of a wide picture's width. */
export const CUT = {
  /** Width by height: as wide as a phone held upright shows of our headers and slides, or wider. */
  ratio: 9 / 8,
  /** In pixels: for phones of one to three device pixels per CSS pixel. */
  widths: [480, 640, 960],
};

/** In pixels, from a phone to a desktop screen at full width. */
const WIDTHS = [480, 768, 1200, 1800, 2400];

/**
 * By fallback. The sharpest kernel causes ringing at hard edges: invisible in a picture's
 * transparency, where it still costs a quarter of the bytes.
 */
const KERNELS = { jpg: 'lanczos3', png: 'mitchell' } as const;

const FORMATS = ['avif', 'webp'] as const;

/**
 * The settings of the formats. Qualities were chosen by eye on the site's own dark banners; AVIF at
 * effort 2 takes an eighth of the default's time.
 */
const FORMAT_SETTINGS = {
  avif: { quality: 54, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, alphaQuality: 80 },
  jpg: { quality: 74, mozjpeg: true },
  png: { palette: true, quality: 90, effort: 4 },
} as const;

/** Encodes a picture that is upright already in one of the formats. */
export function encodeAs(picture: Sharp, format: Format): Promise<Buffer> {
  return picture.toFormat(format === 'jpg' ? 'jpeg' : format, FORMAT_SETTINGS[format]).toBuffer();
}

type Format = keyof typeof FORMAT_SETTINGS;

interface EncodedPicture {
  /** By file name: `<name>-<hash>-<width>.<format>`, of a part `<name>-<hash>-<width>-at<focus>.<format>`. */
  files: Record<string, Buffer>;
  entry: ManifestPicture;
}

/**
 * Encodes a picture in all widths and formats, rotated upright and without its metadata (which may
 * say where a photograph was taken). Of a picture wide enough, also the part around each of `focuses`
 * (in percent from the left, as in content). Rejects with sharp's error if the bytes cannot be decoded.
 */
export async function encodePicture(
  master: Buffer,
  name: string,
  focuses: readonly number[] = [],
): Promise<EncodedPicture> {
  const { pixels, width, height, isOpaque, channels } = await decode(master);
  const fallback = isOpaque ? 'jpg' : 'png';
  const kernel = KERNELS[fallback];
  const widths = [...WIDTHS.filter((narrower) => narrower < width), width];
  const made = await encodeWidths(pixels, widths, [...FORMATS, fallback], kernel);
  const cutWidth = Math.round(height * CUT.ratio);
  const cuts = cutWidth < width && cutWidth >= Math.max(...CUT.widths) ? [...focuses] : [];
  for (const focus of cuts) {
    const left = Math.round(((width - cutWidth) * focus) / 100);
    const cut = pixels.clone().extract({ left, top: 0, width: cutWidth, height });
    made.push(...(await encodeWidths(cut, CUT.widths, FORMATS, kernel, `-at${focus}`)));
  }
  const hash = contentHash(...made.map(({ data }) => data));
  const named = made.map(
    ({ width: wide, part, format, data }) =>
      [`${name}-${hash}-${wide}${part}.${format}`, data] as const,
  );
  return {
    files: Object.fromEntries(named),
    entry: {
      width,
      height,
      ...(isOpaque && { color: averageColor(channels) }),
      hash,
      widths,
      fallback,
      ...(cuts.length > 0 && { cuts }),
    },
  };
}

/** Encodes decoded pixels in each of the widths, and each of those in every format, in this order. */
async function encodeWidths(
  pixels: Sharp,
  widths: readonly number[],
  formats: readonly Format[],
  kernel: keyof KernelEnum,
  part = '',
) {
  const made: { width: number; part: string; format: Format; data: Buffer }[] = [];
  for (const width of widths) {
    const resized = pixels.clone().resize({ width, kernel });
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
    for (const format of formats) {
      made.push({ width, part, format, data: await encodeAs(sharp(data, { raw: info }), format) });
    }
  }
  return made;
}

async function decode(master: Buffer) {
  const { data, info } = await sharp(master)
    .autoOrient()
    .resize({ width: Math.max(...WIDTHS), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: info });
  const { isOpaque, channels } = await pixels.stats();
  return {
    pixels: isOpaque ? pixels.removeAlpha() : pixels,
    width: info.width,
    height: info.height,
    isOpaque,
    channels,
  };
}

/**
 * Returns the average color of an opaque picture as `#rrggbb`. Not the most frequent color: in pictures
 * as dark as the team's that is nearly black, and the picture would flash when it replaces it.
 */
function averageColor(channels: readonly ChannelStats[]): string {
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
