import { findEmulator, hasJava } from './findEmulator';
import type { Environment } from '../src/pipeline/settings';
import { loadMachineSettings } from './browser/loadMachineSettings';

loadMachineSettings(process.cwd());

/**
 * Returns whether the tests that need the official emulator can run; if not, they are skipped. Throws an
 * Error instead when $FIRESTORE_EMULATOR_REQUIRED is set, so that a skip is not mistaken for success.
 */
export function hasEmulator(
  environment: Environment = process.env,
  find = () => (hasJava() ? findEmulator() : undefined),
): boolean {
  const isFound = find() !== undefined;
  if (!isFound && environment.FIRESTORE_EMULATOR_REQUIRED) {
    throw new Error(
      'FIRESTORE_EMULATOR_REQUIRED is set, but the official Firestore emulator was not found. Install Java 21, and run npx firebase-tools setup:emulators:firestore, or set FIRESTORE_EMULATOR_JAR.',
    );
  }
  return isFound;
}
