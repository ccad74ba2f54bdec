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
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
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
