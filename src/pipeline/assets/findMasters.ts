import { readdir } from 'node:fs/promises';
import { findNameProblem, isAnyPicture, isMaster, isMoving } from './pictureName';

interface Masters {
  /** JPEG and PNG files, from which widths and formats are made. */
  pictures: string[];
  /** Moving pictures, which are copied as they are. */
  animations: string[];
}

/**
 * Finds the pictures in a folder, by file name; ignores subfolders and files that are not pictures.
 * Throws an Error that says what to do about a picture of another format, or with a name that does
 * not fit in an address.
 */
export async function findMasters(folder: string): Promise<Masters> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && isAnyPicture(entry.name))
    .map((entry) => entry.name)
    .sort();
  for (const name of names) {
    const problem = findNameProblem(name);
    if (problem) throw new Error(`content/pictures/${name}: ${problem}`);
  }
  return { pictures: names.filter(isMaster), animations: names.filter(isMoving) };
}
