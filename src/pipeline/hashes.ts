import { createHash } from 'node:crypto';

/** Returns the hash for file names: eight hexadecimal digits that change with any byte of the given parts. */
export function contentHash(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** Returns the integrity metadata of a file, with which browsers verify it (W3C Subresource Integrity). */
export function integrityOf(data: Buffer | string): string {
  return `sha384-${createHash('sha384').update(data).digest('base64')}`;
}
