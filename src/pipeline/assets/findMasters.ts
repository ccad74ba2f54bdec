import { readdir } from 'node:fs/promises';

interface Masters {
  /** JPEG and PNG files, from which widths and formats are made. */
  pictures: string[];
  /** Moving pictures, which are copied as they are. */
  animations: string[];
}

const PICTURE = /\.(jpg|png)$/;
const MOVING = /\.(avif|webp|gif)$/;
const ANY_PICTURE = /\.(jpe?g|jfif|png|avif|webp|gif|svg|tiff?|bmp|heic|heif|psd)$/i;
const WELL_NAMED = /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/;

/**
 * Finds the pictures in a folder, by file name; ignores subfolders and files that are not pictures.
 * Throws an Error that says what to do about a picture of another format, or with a name that does
 * not fit in an address.
 */
export async function findMasters(folder: string): Promise<Masters> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && ANY_PICTURE.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  names.forEach(checkName);
  return {
    pictures: names.filter((name) => PICTURE.test(name)),
    animations: names.filter((name) => MOVING.test(name)),
  };
}

function checkName(name: string): void {
  if (!PICTURE.test(name) && !MOVING.test(name)) {
    throw new Error(
      `content/pictures/${name} is neither a .jpg nor a .png file. Save the picture as one of them.`,
    );
  }
  if (!WELL_NAMED.test(name)) {
    throw new Error(
      `content/pictures/${name} needs another name: small letters, digits and single hyphens, such as robot-2026.jpg.`,
    );
  }
}
