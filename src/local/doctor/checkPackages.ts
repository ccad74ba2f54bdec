import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked>>;

/** Returns how many packages are installed, if all are as in package-lock.json. Throws an Error if not. */
export function checkPackages(root: string): string {
  const wanted = readPackages(root, 'package-lock.json');
  const declared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Locked;
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
  const installed = readPackages(root, 'node_modules/.package-lock.json');
  const wrong = Object.entries(wanted).find(([folder, { version, optional, devOptional }]) => {
    if (folder === '') return false;
    const found = installed[folder];
    // Optional packages are installed only on the systems they are made for.
    return found ? found.version !== version : !optional && !devOptional;
  });
  if (wrong) throw new Error(`${wrong[0]} is not the version in package-lock.json: run npm ci`);
  return `${Object.keys(installed).length} installed, as package-lock.json has them`;
}

function readPackages(root: string, file: string): Packages {
  return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: Packages }).packages;
}
