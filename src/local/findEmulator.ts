import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const debianPackage = 'google-cloud-cli-firestore-emulator';

/**
 * The path of the official Firestore emulator: where $FIRESTORE_EMULATOR_JAR says, of Debian's
 * package, or as Firebase's tools download it. Undefined where it or Java is not there.
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
