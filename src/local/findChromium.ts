import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium that cannot have a window, as Debian calls it: the same engine for half the work. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium on this machine: what CHROMIUM_PATH names, or else the system's own or
 * Playwright's; undefined where there is none. Throws where CHROMIUM_PATH names what is not there.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return find([HEADLESS_SHELL, ...WITH_WINDOWS]);
  if (!existsSync(named)) {
    throw new Error(
      `CHROMIUM_PATH is "${named}", where there is no file. Name a Chromium, or unset it to have one found.`,
    );
  }
  return named;
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
