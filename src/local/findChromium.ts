import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium that cannot have a window, as Debian calls it: the same engine for half the work. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium on this machine, the system's own or Playwright's; undefined where there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || find([HEADLESS_SHELL, ...WITH_WINDOWS]);
}

/** The same for one that can have windows: no other keeps a page for the browser's way back. */
export function findWindowedChromium(): string | undefined {
  return find(WITH_WINDOWS);
}

function find(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
