import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { contentHash } from './contentHash';
import type { PublishedFile } from './publishFiles';

/** A file that the site gives out as it is. */
export interface AnimationEntry {
  /** Its public address. */
  path: string;
  /** In pixels, of one frame. */
  width: number;
  height: number;
}

export interface FoundAnimation {
  name: string;
  entry: AnimationEntry;
  published: PublishedFile;
}

/**
 * Reads the size of an animation, or of its still frame, and gives it a name with a hash. Rejects
 * when the file is none.
 */
export async function readAnimation(folder: string, name: string): Promise<FoundAnimation> {
  const from = join(folder, name);
  const bytes = await readFile(from);
  const { width, height } = readAvifSequenceSize(bytes) ?? (await sharp(bytes).metadata());
  const { name: stem, ext } = parse(name);
  const hashed = `${stem}-${contentHash(bytes)}${ext}`;
  return {
    name,
    entry: { path: `/pictures/${hashed}`, width, height },
    published: { from, name: hashed },
  };
}

/**
 * sharp reads still AVIF only. A moving one (brand "avis") says its size in the first image
 * spatial extents box: type, version and flags, width, height (ISO/IEC 23008-12, 6.5.3).
 */
function readAvifSequenceSize(bytes: Buffer): { width: number; height: number } | undefined {
  const extents = bytes.indexOf('ispe');
  if (bytes.toString('latin1', 4, 12) !== 'ftypavis' || extents < 0) return undefined;
  return { width: bytes.readUInt32BE(extents + 8), height: bytes.readUInt32BE(extents + 12) };
}
