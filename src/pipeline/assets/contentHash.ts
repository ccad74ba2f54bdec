import { createHash } from 'node:crypto';

/** Eight hexadecimal digits that change with any byte of the given parts: the hash in file names. */
export function contentHash(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
