/** A picture as the database keeps it. */
export interface ShrunkPicture {
  readonly bytes: Uint8Array;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Why a file cannot become a picture of an article; `content/desk.ts` has a sentence for each. */
export type PictureTrouble = 'tooLarge' | 'unreadable';

export class PictureError extends Error {
  constructor(readonly trouble: PictureTrouble) {
    super(trouble);
  }
}

/** In pixels: no column of the site is wider, not even on the sharpest of usual screens. */
const MAX_SIDE = 1600;

/** What a picture on a page may weigh; firestore.rules allow more, the most that a document can hold. */
const MAX_BYTES = 400_000;

/** Larger files are films or scans, which a phone has not the memory to open. */
const MAX_FILE_BYTES = 50_000_000;

const QUALITIES = [0.82, 0.7, 0.55, 0.4];

/**
 * Draws a picture anew: upright, small, without the place and time that a camera writes into it. What is
 * transparent becomes white; of what moves, the first moment stays. Rejects with a PictureError for a file
 * that is too large, or that this browser cannot read.
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  if (file.size > MAX_FILE_BYTES) throw new PictureError('tooLarge');
  // Drawings in a file could bring a script along, and have no size of their own.
  if (file.type.startsWith('image/svg')) throw new PictureError('unreadable');
  const address = URL.createObjectURL(file);
  try {
    // Of all ways to decode, this one is upright in every browser, and shrinks first where memory is short.
    const image = new Image();
    image.src = address;
    await image.decode();
    return await encode(image);
  } catch {
    throw new PictureError('unreadable');
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function encode(image: HTMLImageElement): Promise<ShrunkPicture> {
  let scale = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  for (;;) {
    const canvas = draw(image, scale);
    for (const quality of QUALITIES) {
      const blob = await toBlob(canvas, quality);
      if (blob.size > MAX_BYTES) continue;
      return {
        bytes: new Uint8Array(await blob.arrayBuffer()),
        type: blob.type as ShrunkPicture['type'],
        width: canvas.width,
        height: canvas.height,
      };
    }
    scale *= 0.8;
  }
}

function draw(image: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** White, whatever the scheme of the page: as it would be printed. */
const PAPER = 'rgb(255 255 255)';

/** Safari answers with another format where it cannot write WebP. */
async function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const write = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const blob = await write('image/webp');
  const written = blob?.type === 'image/webp' ? blob : await write('image/jpeg');
  if (!written) throw new PictureError('unreadable');
  return written;
}
