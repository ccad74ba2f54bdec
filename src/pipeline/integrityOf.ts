import { createHash } from 'node:crypto';

/** Returns the integrity metadata of a file, with which browsers verify it (W3C Subresource Integrity). */
export function integrityOf(data: Buffer | string): string {
  return `sha384-${createHash('sha384').update(data).digest('base64')}`;
}
