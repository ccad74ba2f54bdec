import { spawnSync } from 'node:child_process';
import { requireChromium } from './browser/chromium';

/** npm test: everything that must hold before a change lands, the quickest answers first. */
const steps: [name: string, command: string, ...options: string[]][] = [
  ['Content', 'npm', 'run', '--silent', 'content:check'],
  ['Pictures and fonts', 'npm', 'run', '--silent', 'assets'],
  ['Format', 'npm', 'run', '--silent', 'format:check'],
  ['Types', 'npm', 'run', '--silent', 'types'],
  ['Lint', 'npm', 'run', '--silent', 'lint'],
  ['Unit tests', 'npm', 'run', '--silent', 'test:unit'],
  ['Browser tests', 'npm', 'run', '--silent', 'test:browser'],
];

for (const [name, command, ...options] of steps) {
  if (name === 'Browser tests') process.env.CHROMIUM_PATH = requireChromium();
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, options, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${name} failed. Alone: ${command} ${options.join(' ')}`);
    process.exit(1);
  }
  console.log(`── ${name} passed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
console.log('\nAll tests passed.');
