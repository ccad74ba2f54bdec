import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLock } from '../../pipeline/licenses/packageLicenses';
import type { LockedPackage } from '../../pipeline/licenses/packageLicenses';

/** Returns how many packages are installed, if all are as in package-lock.json. Throws an Error if not. */
export function checkPackages(root: string): string {
  const wanted = readLock(root, 'package-lock.json');
  const declared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as LockedPackage;
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const locked = wanted['']?.[kind] ?? {};
    const changed = Object.entries({ ...locked, ...declared[kind] }).find(
      ([name]) => locked[name] !== declared[kind]?.[name],
    );
    if (changed) {
      throw new Error(
        `package-lock.json and package.json disagree about ${changed[0]}: run npm install`,
      );
    }
  }
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
    throw new Error('nothing is installed: run npm ci');
  }
  const installed = readLock(root, 'node_modules/.package-lock.json');
  const wrong = Object.entries(wanted).find(([folder, { version, optional, devOptional }]) => {
    if (folder === '') return false;
    const found = installed[folder];
    // Optional packages are installed only on the systems they are made for.
    return found ? found.version !== version : !optional && !devOptional;
  });
  if (wrong) throw new Error(`${wrong[0]} is not the version in package-lock.json: run npm ci`);
  return `${Object.keys(installed).length} installed, as package-lock.json has them`;
}
