import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const debianPackage = 'google-cloud-cli-firestore-emulator';

/**
 * Returns the path of the official Firestore emulator: the one that $FIRESTORE_EMULATOR_JAR names, the
 * one of Debian's package, or the one that Firebase's tools downloaded; undefined without it or Java.
 */
export function findEmulator(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  const candidates = [process.env.FIRESTORE_EMULATOR_JAR, packagedJar(), downloadedJar()];
  return candidates.find((jar) => jar !== undefined && existsSync(jar));
}

function packagedJar(): string | undefined {
  const { stdout } = spawnSync('dpkg', ['-L', debianPackage], { encoding: 'utf8' });
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
