import { tulsaTime } from './tulsaTime';
import { DeskError } from './deskDatabase';
import type { DeskDatabase } from './deskDatabase';
import type { ShrunkPicture } from './shrinkPicture';

/** Keeps a picture in the database, and returns its id, which says its size. */
export async function storePicture(
  database: DeskDatabase,
  { bytes, type, width, height }: ShrunkPicture,
): Promise<string> {
  const day = tulsaTime(Date.now()).slice(0, 10).replaceAll('-', '');
  const id = `${day}-${chance()}-${width}x${height}`;
  const path = `Pictures/${id}`;
  await database.transact([path], ([known]) => {
    if (known) throw new DeskError('raced');
    return [{ path, fields: { bytes, type, width, height } }];
  });
  return id;
}

/** Four characters, so that two pictures of a day and a size are two. */
function chance(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(numbers, (number) => CHARACTERS[number % CHARACTERS.length]).join('');
}

const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
