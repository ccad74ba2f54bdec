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

/** Gives an animation an address with a hash of what is in it. Rejects when the file is none. */
export async function readAnimation(folder: string, name: string): Promise<FoundAnimation> {
  const from = join(folder, name);
  const bytes = await readFile(from);
  // sharp reads still AVIF only.
  if (!isMovingAvif(bytes)) await sharp(bytes).metadata();
  const { name: stem, ext } = parse(name);
  const hashed = `${stem}-${contentHash(bytes)}${ext}`;
  return { name, address: `/pictures/${hashed}`, published: { from, name: hashed } };
}

/** The file begins with a box that says its kind: length, "ftyp", brand (ISO/IEC 23008-12). */
function isMovingAvif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 12) === 'ftypavis';
}
