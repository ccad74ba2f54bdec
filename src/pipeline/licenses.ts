import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontSources } from './assets/fontSources';

export const NOTICES_FILE = 'licenses.txt';

/** Firebase's packages ship no text of their license; this package ships the whole text. */
const APACHE_TEXT = 'node_modules/@grpc/grpc-js';

/**
 * Writes the notices of everything that reaches visitors, each text once. `bundled` are the folders of
 * the packages in its scripts, such as `node_modules/react`. Throws an Error for a package whose license
 * does not allow it, or is nowhere to be found.
 */
export async function writeNotices(options: {
  readonly root: string;
  readonly out: string;
  readonly bundled: readonly string[];
}): Promise<void> {
  const { root, out, bundled } = options;
  // Fonts reach visitors as files, or inlined in the pages.
  const fonts = fontSources.flatMap(({ files }) => files.map((file) => `node_modules/${file}`));
  const folders = [...bundled, ...packageFolders(fonts)];
  const shipped = readPackages(root).filter(({ folder }) => folders.includes(folder));
  const foreign = shipped.filter(({ license }) => !isAllowed(license, shippable));
  if (foreign.length > 0) {
    const names = foreign.map(({ name, license = 'no license' }) => `${name} (${license})`);
    throw new Error(
      `These packages may not be shipped to visitors: ${names.join(', ')}. Remove them.`,
    );
  }
  const titles = new Map<string, string[]>();
  for (const it of shipped) {
    const text = textOf(root, it);
    titles.set(text, [...(titles.get(text) ?? []), `${it.name} ${it.version} (${it.license})`]);
  }
  const notices = [...titles].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  await writeFile(join(out, NOTICES_FILE), notices.join(`\n${'-'.repeat(80)}\n\n`));
}

type ShippedPackage = ReturnType<typeof readPackages>[number];

function textOf(root: string, { name, license, folder }: ShippedPackage): string {
  const source = license === 'Apache-2.0' ? APACHE_TEXT : folder;
  const text = readLicenseText(root, folder) ?? readLicenseText(root, source);
  if (text) return text;
  if (isAllowed(license, unconditional)) return `https://www.npmjs.com/package/${name}`;
  throw new Error(
    `${name} may be shipped only with the text of its license (${license}), which is not in ${source}. ${source === folder ? 'Remove the package.' : 'Name another package that has it in src/pipeline/licenses.ts.'}`,
  );
}

/**
 * Returns the folders of the packages that files belong to, each once: `node_modules/react`. Paths are
 * relative to the project's folder, with `/`; files of the project itself are ignored.
 */
export function packageFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => FOLDER.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

const FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/** A package in a lock file, as far as it is read; the project itself is in its folder ''. */
interface LockedPackage {
  readonly version?: string;
  /** As in the SPDX list; undefined if the package does not say. */
  readonly license?: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** Returns every package in package-lock.json with its folder, `node_modules/react`, including those for other systems. */
export function readPackages(root: string) {
  return Object.entries(readLock(root, 'package-lock.json'))
    .filter(([folder]) => folder !== '')
    .map(([folder, locked]) => ({
      ...locked,
      folder,
      name: folder.split('node_modules/').at(-1)!,
    }));
}

/** Returns the packages in a lock file by their folders, relative to the project's: `node_modules/react`. */
export function readLock(root: string, file: string): Readonly<Record<string, LockedPackage>> {
  const lock = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return lock.packages;
}

/** Returns the text of a package's license, as the package ships it; undefined if it ships none. */
export function readLicenseText(root: string, folder: string): string | undefined {
  if (!existsSync(join(root, folder))) return undefined;
  const file = readdirSync(join(root, folder)).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return (
    file &&
    readFileSync(join(root, folder, file), 'utf8')
      .replaceAll('\r\n', '\n')
      .trim()
  );
}

/** Licenses that require nothing, not even a notice. Names are those of the SPDX list. */
export const unconditional: readonly string[] = ['0BSD', 'CC0-1.0', 'Unlicense'];

/**
 * Licenses of what reaches visitors: they require at most that their notice be kept, which /licenses.txt
 * does.
 */
export const shippable: readonly string[] = [
  ...unconditional,
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/**
 * Returns whether a package under this license may be used: of `A OR B`, one must be allowed, of
 * `A AND B`, both. Any other expression is unknown, and so not allowed.
 */
export function isAllowed(license: string | undefined, allowed: readonly string[]): boolean {
  const expression = (license ?? '').replace(/^\((.*)\)$/, '$1');
  const isKnown = (name: string) => allowed.includes(name);
  const choices = expression.split(' OR ');
  return choices.length > 1 ? choices.some(isKnown) : expression.split(' AND ').every(isKnown);
}
