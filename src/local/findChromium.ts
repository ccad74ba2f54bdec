import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Environment } from '../pipeline/settings';

/** Debian's name for a Chromium that cannot open windows: the same engine for half the work. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** The names of every Chromium that can open windows. */
export const WITH_WINDOWS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the path of a Chromium on this machine: the one CHROMIUM_PATH names, or else the system's or
 * Playwright's; undefined if there is none. Throws if CHROMIUM_PATH names a file that does not exist.
 */
export function findChromium(environment: Environment = process.env): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (!named) return findInstalled([HEADLESS_SHELL, ...WITH_WINDOWS]);
  if (!existsSync(named)) {
    throw new Error(
      `CHROMIUM_PATH is "${named}", but there is no such file. Set it to a Chromium, or unset it to search for one.`,
    );
  }
  return named;
}

/** Returns the path of the first of these programs that is installed, or else of Playwright's Chromium. */
export function findInstalled(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
