import { spawnSync } from 'node:child_process';
import {
  HEADLESS_SHELL,
  WITH_WINDOWS,
  findChromium,
  findInstalled,
} from '../../src/local/findChromium';
import { loadMachineSettings } from './loadMachineSettings';

loadMachineSettings(process.cwd());

/** The arguments that Chromium is started with: no sandbox when root runs it, and no calling home. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  // Without a graphics card the browser would only emulate one, at a cost.
  '--disable-gpu',
  '--disable-component-update',
];

/**
 * Finds a Chromium or installs one: Debian's package if run by root on Debian, or else Playwright's
 * download. On Debian it installs the headless shell beside the full browser, which halves the time of the
 * tests. Throws when none is found and none can be installed, or when CHROMIUM_PATH names no file.
 */
export function requireChromium(): string {
  const found = findChromium();
  // Other systems with apt-get, such as Ubuntu, lack these packages.
  const isDebian = spawnSync('grep', ['-qx', 'ID=debian', '/etc/os-release']).status === 0;
  const isDebianRoot = isDebian && process.getuid?.() === 0;
  if (isDebianRoot && !process.env.CHROMIUM_PATH && !found?.endsWith(HEADLESS_SHELL)) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium');
    run('apt-get', 'install', '-y', '-qq', HEADLESS_SHELL);
  }
  if (!findChromium()) run('npx', 'playwright', 'install', 'chromium');
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'No Chromium was found or could be installed. Install it, or set CHROMIUM_PATH.',
    );
  }
  return installed;
}

/** Returns the path of a Chromium that can open windows: no other has the back/forward cache. */
export function findWindowedChromium(): string | undefined {
  return findInstalled(WITH_WINDOWS);
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
