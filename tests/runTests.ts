import { spawn } from 'node:child_process';
import { requireChromium } from './browser/chromium';
import { hasEmulator } from './hasEmulator';
import { SHARED_EMULATOR, startEmulator } from './startEmulator';

interface Step {
  readonly name: string;
  /** A script of package.json. */
  readonly script: string;
}

/** The steps of npm test, which must all pass before a change lands. Each group runs in parallel. */
const groups: readonly (readonly Step[])[] = [
  [{ name: 'Content', script: 'content:check' }],
  [
    { name: 'Pictures and fonts', script: 'assets' },
    { name: 'Browser', script: 'test:chromium' },
  ],
  [
    { name: 'Format', script: 'format:check' },
    { name: 'Types and lint', script: 'lint' },
    { name: 'Unit tests', script: 'test:unit' },
  ],
  [{ name: 'Browser tests', script: 'test:browser' }],
];

// One for all unit tests that ask the official emulator: starting it takes as long as most of them.
const emulator = hasEmulator()
  ? await startEmulator({ port: 0, projectId: 'demo-shared' })
  : undefined;
if (emulator) process.env[SHARED_EMULATOR] = emulator.host;

const times: string[] = [];
try {
  for (const group of groups) {
    if (group.some(({ script }) => script === 'test:browser')) {
      process.env.CHROMIUM_PATH = requireChromium();
    }
    const results = await Promise.all(group.map((step) => run(step, group.length > 1)));
    if (!results.includes(false)) continue;
    process.exitCode = 1;
    break;
  }
} finally {
  await emulator?.stop();
}
const minutes = (performance.now() / 60_000).toFixed(1);
if (!process.exitCode) console.log(`\nAll tests passed in ${minutes} min: ${times.join(', ')}.`);

/** Runs one step and prints its result. The output of parallel steps is not interleaved. */
async function run({ name, script }: Step, isTogether: boolean): Promise<boolean> {
  const startedAt = performance.now();
  if (!isTogether) console.log(`\n── ${name}`);
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: isTogether ? 'pipe' : 'inherit',
  });
  let output = isTogether ? `\n── ${name}\n` : '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  times.push(`${name} ${seconds} s`);
  const verdict =
    code === 0 ? `passed in ${seconds} s` : `failed. To run it alone: npm run ${script}`;
  console.log(`${output}── ${name} ${verdict}`);
  return code === 0;
}
