import { spawnSync } from 'node:child_process';
import { HEADLESS_SHELL, findChromium } from '../../src/local/findChromium';

/** What Chromium is started with: no sandbox where root runs it, and no calls home. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  // Without a graphics card the browser would only play one, at a price.
  '--disable-gpu',
  '--disable-component-update',
];

/**
 * Finds a Chromium or installs one: Debian's package where root may, else Playwright's download. In
 * Debian the one without windows is installed beside the whole one, for it halves the time of the tests.
 * Throws when nothing is found or could be installed, and where CHROMIUM_PATH names nothing.
 */
export function requireChromium(): string {
  const found = findChromium();
  // Others with apt-get, such as Ubuntu, have no such packages.
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

function run(command: string, ...words: string[]): void {
  spawnSync(command, words, { stdio: 'inherit' });
}
