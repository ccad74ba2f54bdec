import { defineConfig } from '@playwright/test';
import { findChromium } from '../../src/local/findChromium';
import { CHROMIUM_ARGUMENTS } from './chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test/results',
  fullyParallel: true,
  // What is built runs as it is.
  build: { external: ['**/.build/**'] },
  forbidOnly: Boolean(process.env.CI),
  workers: 4,
  timeout: 60_000,
  // A timeout is three times as long as a visitor may be kept waiting; most waits are far shorter.
  expect: { timeout: 10_000 },
  // Names the files that take longest, after the tests.
  reportSlowTests: { max: 5, threshold: 30_000 },
  reporter: process.env.CI ? [['list'], ['github']] : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A page that moves costs a busy machine twice as much; tests about movement opt in (withMotion).
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer in the network's place; offline.spec.ts and faults.spec.ts allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    screenshot: 'only-on-failure',
  },
  // These mostly wait, one after the other: begun last, they would end alone.
  projects: [
    { name: 'waiting', testMatch: 'newsServers.spec.ts' },
    { name: 'working', testIgnore: 'newsServers.spec.ts' },
  ],
});
