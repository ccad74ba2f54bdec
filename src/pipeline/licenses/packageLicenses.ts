import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** As in the SPDX list; undefined if the package does not say. */
  readonly license: string | undefined;
  /** Relative to the project's folder: `node_modules/react`. */
  readonly folder: string;
}

/** A package in a lock file, as far as it is read; the project itself is in its folder ''. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** Packages that name their license only in a file, which a person has read. */
const readByHand: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'valid-url': 'MIT',
};

/** Returns every package in package-lock.json, including those for other systems. */
export function readPackages(root: string): LicensedPackage[] {
  const packages = Object.entries(readLock(root, 'package-lock.json'));
  return packages.flatMap(([folder, { version = '', license }]) => {
    const name = folder.split('node_modules/').at(-1) ?? '';
    return folder ? [{ name, version, license: license ?? readByHand[name], folder }] : [];
  });
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

/** Licenses of tools: these require something only from those who change or redistribute them. */
export const usable: readonly string[] = [
  ...shippable,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
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
