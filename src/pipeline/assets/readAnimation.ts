import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { contentHash } from './contentHash';
import type { PublishedFile } from './publishFiles';

interface FoundAnimation {
  name: string;
  /** Its public address. */
  address: string;
  published: PublishedFile;
}

/** Gives an animation an address with a hash of its content. Rejects if the file is not a picture. */
export async function readAnimation(folder: string, name: string): Promise<FoundAnimation> {
  const from = join(folder, name);
  const bytes = await readFile(from);
  // Of AVIF, sharp reads only still pictures.
  if (!isMovingAvif(bytes)) await sharp(bytes).metadata();
  const { name: stem, ext } = parse(name);
  const hashed = `${stem}-${contentHash(bytes)}${ext}`;
  return { name, address: `/pictures/${hashed}`, published: { from, name: hashed } };
}

/** Reads the kind of a file from its first box: length, "ftyp", brand (ISO/IEC 23008-12). */
function isMovingAvif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 12) === 'ftypavis';
}
