import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** As the SPDX list has it; undefined where the package does not say. */
  readonly license: string | undefined;
  /** Below the project's folder: `node_modules/react`. */
  readonly folder: string;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
}

/** Packages that name their license in a file only, read by a person. */
const readByHand: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'valid-url': 'MIT',
};

/** Every package that package-lock.json knows, those for other systems included. */
export function readPackages(root: string): LicensedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages).flatMap(([folder, { version = '', license }]) => {
    const name = folder.split('node_modules/').at(-1) ?? '';
    return folder ? [{ name, version, license: license ?? readByHand[name], folder }] : [];
  });
}

/** The text of a package's license, as it brings it; undefined where it brings none. */
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
