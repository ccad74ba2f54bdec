import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontSources } from '../assets/fontSources';
import {
  isAllowed,
  readLicenseText,
  readPackages,
  shippable,
  unconditional,
} from './packageLicenses';
import type { LicensedPackage } from './packageLicenses';

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

function textOf(root: string, { name, license, folder }: LicensedPackage): string {
  const source = license === 'Apache-2.0' ? APACHE_TEXT : folder;
  const text = readLicenseText(root, folder) ?? readLicenseText(root, source);
  if (text) return text;
  if (isAllowed(license, unconditional)) return `https://www.npmjs.com/package/${name}`;
  throw new Error(
    `${name} may be shipped only with the text of its license (${license}), which is not in ${source}. ${source === folder ? 'Remove the package.' : 'Name another package that has it in src/pipeline/licenses/writeNotices.ts.'}`,
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
