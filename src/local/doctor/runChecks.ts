import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkContentOrFail } from '../../pipeline/content/checkContentOrFail';
import { findEmulator, hasJava } from '../findEmulator';
import { findChromium } from '../findChromium';
import { readPort } from '../../pipeline/settings';
import type { Environment } from '../../pipeline/settings';
import { requirePort } from '../requirePort';
import { checkDatabasePort } from './checkDatabasePort';
import { checkPackages } from './checkPackages';
import { checkRules } from './checkRules';
import { checkSettings } from './checkSettings';
import { checkSpace } from './checkSpace';
import { requiredCheck, optionalCheck } from './diagnosis';
import type { Diagnosis } from './diagnosis';

/** Checks everything on this machine that the project needs, and everything that is useful to it. */
export function runChecks(root: string, environment: Environment): Promise<Diagnosis[]> {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const namesDatabase = isSet('FIREBASE_PROJECT_ID') || isSet('FIRESTORE_EMULATOR_HOST');
  const keepsFile = isSet('DATABASE_FILE') && !namesDatabase;
  const wantsEmulator = Boolean(environment.FIRESTORE_EMULATOR_REQUIRED);
  return Promise.all([
    requiredCheck('Node', () => checkNode(root)),
    requiredCheck('packages', () => checkPackages(root)),
    requiredCheck('settings', () => checkSettings(environment)),
    requiredCheck('content', async () => {
      await checkContentOrFail(root);
      return 'nothing is wrong with it';
    }),
    requiredCheck('rules', () => checkRules(root)),
    requiredCheck('port of the site', async () => {
      const port = readPort(environment);
      await requirePort(port);
      return `${port} is free`;
    }),
    requiredCheck('space', () => checkSpace(root)),
    neededIf(keepsFile)('port of the database', () =>
      namesDatabase
        ? 'not needed: the settings name a database'
        : checkDatabasePort(readPort(environment), keepsFile),
    ),
    neededIf(environment.CHROMIUM_PATH)('Chromium', () => {
      const path = findChromium();
      if (!path) throw new Error('not found: npm test installs it, or set CHROMIUM_PATH');
      return path;
    }),
    neededIf(wantsEmulator)('Java', () => {
      if (!hasJava()) {
        throw new Error('not found: only the tests of firestore.rules need it; install Java 21');
      }
      return 'found';
    }),
    neededIf(wantsEmulator || environment.FIRESTORE_EMULATOR_JAR)('Firestore emulator', () => {
      const path = findEmulator();
      if (!path) {
        throw new Error(
          `not found, so the tests of firestore.rules ${wantsEmulator ? 'fail' : 'are skipped'}: run npx firebase-tools setup:emulators:firestore, or set FIRESTORE_EMULATOR_JAR`,
        );
      }
      return path;
    }),
  ]);
}

const neededIf = (condition: unknown) => (condition ? requiredCheck : optionalCheck);

function checkNode(root: string): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'src', 'commands', 'requireSetup.cjs')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr.trim());
  return process.version;
}
