import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContentOrFail } from '../pipeline/content/checkContent';
import { fetchOrExplain } from '../pipeline/fetchOrExplain';
import { finding } from '../pipeline/finding';
import type { Finding } from '../pipeline/finding';
import { readLock } from '../pipeline/licenses/packageLicenses';
import type { LockedPackage } from '../pipeline/licenses/packageLicenses';
import { readDatabase, readDatabaseFile, readPort, readSettings } from '../pipeline/settings';
import type { Environment } from '../pipeline/settings';
import { checkAddress, checkDatabase } from './checkServices';
import { checkSignIn } from '../editors/signInEditor';
import { findChromium } from './findChromium';
import { findEmulator, hasJava } from './findEmulator';
import { choosePort, requirePort } from './ports';

/** One thing that was checked on this machine. */
interface Diagnosis extends Finding {
  /** True when npm start or npm test cannot work until it is fine. */
  readonly isNeeded: boolean;
}

/**
 * Checks everything on this machine that the project needs, and everything that is useful to it; also what the
 * settings name elsewhere.
 */
export async function checkSetup(root: string, environment: Environment): Promise<Diagnosis[]> {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const namesDatabase = isSet('FIREBASE_PROJECT_ID') || isSet('FIRESTORE_EMULATOR_HOST');
  const databaseFile = namesDatabase ? undefined : readDatabaseFile(environment);
  const wantsEmulator = Boolean(environment.FIRESTORE_EMULATOR_REQUIRED);
  const isRunning = await isSiteRunning(root, environment);
  return Promise.all([
    diagnose('Node', () => checkNode(root)),
    diagnose('packages', () => checkPackages(root)),
    diagnose('settings', () => checkSettings(environment)),
    diagnose('content', async () => {
      await checkContentOrFail(root);
      return 'nothing is wrong with it';
    }),
    diagnose('port of the site', async () => {
      const port = readPort(environment);
      if (isRunning) return `${port} is where this very site runs`;
      await requirePort(port);
      return `${port} is free`;
    }),
    diagnose('space', () => checkSpace(root)),
    diagnose(
      'port of the database',
      async () => {
        if (namesDatabase) return 'not needed: the settings name a database';
        if (isRunning) return 'not needed: this very site runs with its own';
        const { port, note } = await choosePort(
          readPort(environment, 'DATABASE_PORT'),
          readPort(environment),
          databaseFile,
        );
        if (note !== undefined) throw new Error(note);
        return `${port} is free`;
      },
      databaseFile !== undefined,
    ),
    ...(namesDatabase ? [diagnose('database', () => checkDatabase(environment))] : []),
    ...(isSet('FIREBASE_PROJECT_ID')
      ? [diagnose('address', () => checkAddress(environment), false)]
      : []),
    diagnose(
      'sign-in for the News desk',
      async () => {
        const { isRealProject, database } = readDatabase(environment);
        if (!isRealProject || database.emulatorHost) {
          return 'not needed: npm start brings five people of its own';
        }
        await checkSignIn(database.apiKey);
        return `project ${database.projectId} signs people in with e-mail and password`;
      },
      false,
    ),
    diagnose(
      'Chromium',
      () => {
        const path = findChromium(environment);
        if (!path) throw new Error('not found: npm test installs it, or set CHROMIUM_PATH');
        return path;
      },
      Boolean(environment.CHROMIUM_PATH),
    ),
    diagnose(
      'Java',
      () => {
        if (!hasJava()) {
          throw new Error('not found: only the tests of firestore.rules need it; install Java 21');
        }
        return 'found';
      },
      wantsEmulator,
    ),
    diagnose(
      'Firestore emulator',
      () => {
        const path = findEmulator(environment);
        if (!path) {
          throw new Error(
            `not found, so the tests of firestore.rules ${wantsEmulator ? 'fail' : 'are skipped'}: run npx firebase-tools setup:emulators:firestore, or set FIRESTORE_EMULATOR_JAR`,
          );
        }
        return path;
      },
      wantsEmulator || Boolean(environment.FIRESTORE_EMULATOR_JAR),
    ),
  ]);
}

/**
 * Makes one check: `look` returns what it found, or throws an Error that says how to fix it. `isNeeded` is
 * false for what the project can do without.
 */
async function diagnose(
  what: string,
  look: () => string | Promise<string>,
  isNeeded = true,
): Promise<Diagnosis> {
  return { ...(await finding(what, look)), isNeeded };
}

/** Returns whether the port of the site is taken by this very site: npm start or npm run dev of this folder. */
async function isSiteRunning(root: string, environment: Environment): Promise<boolean> {
  try {
    const home = await fetchOrExplain('', new URL(`http://localhost:${readPort(environment)}`));
    const served = await home.text();
    const files = ['dist/index.html', '.build/dev/site.html'].map((file) => join(root, file));
    return files.some((file) => existsSync(file) && readFileSync(file, 'utf8') === served);
  } catch {
    return false;
  }
}

function checkNode(root: string): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'src', 'commands', 'requireSetup.cjs')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr.trim());
  return process.version;
}

/** Returns how many packages are installed, if all are as in package-lock.json. */
function checkPackages(root: string): string {
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

/** Returns which database the settings name. */
function checkSettings(environment: Environment): string {
  const { database, isDatabaseNamed, isRealProject, siteUrl } = readSettings(environment);
  if (!isRealProject) {
    return isDatabaseNamed
      ? `no project is set; the database at ${database.emulatorHost} is used`
      : 'no project is set, so the local database is used';
  }
  const place = database.emulatorHost ? `, on the emulator at ${database.emulatorHost}` : '';
  return `project ${database.projectId}${place}, for ${siteUrl}`;
}

/** About twice what a build with its pictures, the caches and the builds of the tests take. */
const NEEDED_BYTES = 1e9;

/** Returns how much disk space is left for the project, if it may be written at all. */
async function checkSpace(root: string): Promise<string> {
  await access(root, constants.W_OK).catch(() => {
    throw new Error(
      `${root} may not be written: give yourself the right to, or put the project into a folder of your own`,
    );
  });
  const { bavail, bsize } = await statfs(root);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB are free`;
  if (bavail * bsize < NEEDED_BYTES) {
    throw new Error(
      `${free}, but a build with its tests needs ${NEEDED_BYTES / 1e9} GB: free up some disk space`,
    );
  }
  return free;
}
