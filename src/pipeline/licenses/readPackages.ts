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

interface Locked {
  readonly version?: string;
  readonly license?: string;
}

/** Packages that name their license only in a file, which a person has read. */
const readByHand: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'valid-url': 'MIT',
};

/** Returns every package in package-lock.json, including those for other systems. */
export function readPackages(root: string): LicensedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages).flatMap(([folder, { version = '', license }]) => {
    const name = folder.split('node_modules/').at(-1) ?? '';
    return folder ? [{ name, version, license: license ?? readByHand[name], folder }] : [];
  });
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
