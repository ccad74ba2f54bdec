import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkContentOrFail } from '../../pipeline/content/checkContent';
import { findEmulator, hasJava } from '../findEmulator';
import { findChromium } from '../findChromium';
import { readDatabaseFile, readPort } from '../../pipeline/settings';
import type { Environment } from '../../pipeline/settings';
import { choosePort } from '../choosePort';
import { requirePort } from '../requirePort';
import { checkPackages } from './checkPackages';
import { checkSettings } from './checkSettings';
import { checkSpace } from './checkSpace';
import { diagnose } from './diagnosis';
import type { Diagnosis } from './diagnosis';

/** Checks everything on this machine that the project needs, and everything that is useful to it. */
export function runChecks(root: string, environment: Environment): Promise<Diagnosis[]> {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const namesDatabase = isSet('FIREBASE_PROJECT_ID') || isSet('FIRESTORE_EMULATOR_HOST');
  const databaseFile = namesDatabase ? undefined : readDatabaseFile(environment);
  const wantsEmulator = Boolean(environment.FIRESTORE_EMULATOR_REQUIRED);
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
      await requirePort(port);
      return `${port} is free`;
    }),
    diagnose('space', () => checkSpace(root)),
    diagnose(
      'port of the database',
      async () => {
        if (namesDatabase) return 'not needed: the settings name a database';
        const { port, note } = await choosePort(readPort(environment), databaseFile);
        if (note !== undefined) throw new Error(note);
        return `${port} is free`;
      },
      databaseFile !== undefined,
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

function checkNode(root: string): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'src', 'commands', 'requireSetup.cjs')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr.trim());
  return process.version;
}
