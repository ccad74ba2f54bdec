import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { findNameProblem, isMaster } from '../assets/pictureName';
import type { ContentProblem } from './contentProblem';

/** Larger files are refused by GitHub's upload in a browser, and every clone carries them for ever. */
const LARGEST_MB = 20;

/** In pixels: what a phone shows in full width. A still is as wide as its film. */
const NARROWEST = 1000;

/**
 * Finds what is wrong with the pictures themselves in content/pictures: files that are too large or no
 * pictures, ones too small to be shown, portraits of robots with a background, and photographs that say
 * where they were taken.
 */
export async function findPhotoProblems(root: string): Promise<ContentProblem[]> {
  const folder = path.join(root, 'content', 'pictures');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const masters = names.filter((name) => isMaster(name) && !findNameProblem(name)).sort();
  const found = masters.map(async (name) => {
    const message = await explainPhoto(name, await readFile(path.join(folder, name)));
    return message ? [{ file: `content/pictures/${name}`, line: 1, message }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function explainPhoto(name: string, bytes: Buffer): Promise<string | undefined> {
  const size = Math.round(bytes.length / 1_000_000);
  if (size > LARGEST_MB) {
    return `This file has ${size} MB: save the picture 4000 pixels wide, as a .jpg.`;
  }
  try {
    const { format, hasAlpha, exif, autoOrient } = await sharp(bytes).metadata();
    if (format === 'heif') return WRONG_FORMAT;
    if (autoOrient.width < NARROWEST && !name.endsWith('-still.jpg')) {
      return `This picture is only ${autoOrient.width} pixels wide, and would be blurred: use the original, with ${NARROWEST} at least, and best 2400.`;
    }
    if (name.startsWith('robot-') && !hasAlpha) {
      return 'This portrait has a background, which would cover the title: cut the robot out, and save it as a .png with a transparent background.';
    }
    if (exif && saysPlace(exif)) {
      return 'This photograph says where it was taken. The site leaves that out, but everybody could read it here: save the picture without its place (on a phone: share, options, location off; in Windows: properties, details, remove).';
    }
    return undefined;
  } catch {
    return WRONG_FORMAT;
  }
}

const WRONG_FORMAT =
  'This file is damaged, or not what its name says, such as a HEIC from an iPhone: open it, and save it again as a .jpg.';

function saysPlace(exif: Buffer): boolean {
  const { GPSLatitude, GPSLongitude } = readExif(exif).GPSInfo ?? {};
  return GPSLatitude !== undefined || GPSLongitude !== undefined;
}
