import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Settings about the tools of this machine, not about the site. */
const MACHINE_SETTINGS = ['CHROMIUM_PATH', 'FIRESTORE_EMULATOR_JAR', 'FIRESTORE_EMULATOR_REQUIRED'];

/** Adds what `.env` says about this machine's tools to the environment. Tests must not see the rest of it. */
export function loadMachineSettings(root: string): void {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (MACHINE_SETTINGS.includes(name)) process.env[name] ??= value;
  }
}
