import { runCommand } from '../../src/commands/runCommand';
import { requireChromium } from './chromium';

/* Finds the browser for the tests, or installs it; npm test does so while it makes the pictures. */
await runCommand(() => {
  console.log(`Tests run in ${requireChromium()}`);
  return Promise.resolve();
});
