import { defineConfig } from '@playwright/test';
import { findChromium } from '../../src/local/findChromium';
import { CHROMIUM_ARGUMENTS } from './chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test/results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  timeout: 60_000,
  // A wait is three times what a visitor may be kept waiting; most of that is far below this.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list'], ['github']] : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A moving page costs a busy machine twice as much; what is about movement asks for it (moving).
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer in the network's place; offline.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    screenshot: 'only-on-failure',
  },
});
