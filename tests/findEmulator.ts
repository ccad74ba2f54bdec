import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../src/pipeline/settings';

const DEBIAN_PACKAGE = 'google-cloud-cli-firestore-emulator';

/**
 * Returns the path of the official Firestore emulator: the one that $FIRESTORE_EMULATOR_JAR names, the
 * one of Debian's package, or the one that Firebase's tools downloaded; undefined if there is none. Throws if
 * $FIRESTORE_EMULATOR_JAR names a file that does not exist. It runs only where `hasJava`.
 */
export function findEmulator(environment: Environment = process.env): string | undefined {
  const named = environment.FIRESTORE_EMULATOR_JAR;
  if (!named) return [packagedJar(), downloadedJar()].find((jar) => jar && existsSync(jar));
  if (!existsSync(named)) {
    throw new Error(
      `FIRESTORE_EMULATOR_JAR is "${named}", but there is no such file. Set it to the emulator, or unset it to search for one.`,
    );
  }
  return named;
}

/** Returns whether programs written in Java, such as the emulator, run on this machine. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

function packagedJar(): string | undefined {
  const { stdout } = spawnSync('dpkg', ['-L', DEBIAN_PACKAGE], { encoding: 'utf8' });
  return stdout?.split('\n').find((path) => path.endsWith('.jar'));
}

function downloadedJar(): string | undefined {
  const folder = join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return undefined;
  const newest = readdirSync(folder)
    .filter((file) => /^cloud-firestore-emulator-v.*\.jar$/.test(file))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .at(-1);
  return newest && join(folder, newest);
}
