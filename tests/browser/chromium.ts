import { execFileSync, spawnSync } from 'node:child_process';
import { findChromium } from '../../src/local/findChromium';

/** What Chromium is started with: no sandbox where root runs it, and no calls home. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
];

/** Finds a Chromium or installs one: Debian's package where root may, else Playwright's download. Throws when neither works. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isDebianRoot = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
  if (isDebianRoot) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'No Chromium was found or could be installed. Install it, or set CHROMIUM_PATH.',
    );
  }
  return installed;
}
