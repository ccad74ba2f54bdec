import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface HeaderRule {
  readonly source: string;
  readonly headers: { key: string; value: string }[];
}

export interface Hosting {
  readonly public: string;
  readonly headers: HeaderRule[];
  readonly [setting: string]: unknown;
}

interface FirebaseFile {
  readonly hosting: Hosting;
  readonly [product: string]: unknown;
}

/** Where the finished settings of a build lie, below its working folder. */
export const HOSTING_FILE = 'firebase.json';

/** Writes firebase.json with what only the build knows, beside the build; the repository's file stays as it is. */
export async function writeHosting(
  root: string,
  { work, out, policy }: { work: string; out: string; policy: string },
): Promise<void> {
  const file = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as FirebaseFile;
  const rule: HeaderRule = {
    source: '**',
    headers: [{ key: 'Content-Security-Policy', value: policy }],
  };
  const hosting = {
    ...file.hosting,
    public: relative(root, out),
    headers: [...file.hosting.headers, rule],
  };
  await writeFile(join(work, HOSTING_FILE), `${JSON.stringify({ ...file, hosting }, null, 2)}\n`);
}

/** Reads the settings that a build was finished with. Throws when there is no finished build. */
export async function readHosting(work: string): Promise<Hosting> {
  const file = JSON.parse(await readFile(join(work, HOSTING_FILE), 'utf8')) as FirebaseFile;
  return file.hosting;
}
