import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../listen';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();

const root = join(__dirname, '..', '..');

/** Runs Node with these options until it exits. */
function runNode(options: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', ...environment };
  return spawnSync(process.execPath, options, { cwd: root, env, encoding: 'utf8' });
}

const runFile = (file: string, environment: Record<string, string>) =>
  runNode(['--import', 'tsx', file], environment);

test('npm start with a port in use says so in one sentence, and fails before it builds', async () => {
  const other = createServer();
  const port = await listen(other, 'localhost');
  const { status, stderr, stdout } = runFile('src/commands/start.ts', { PORT: `${port}` });
  await new Promise((resolve) => other.close(resolve));
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port} is in use.`);
  expect(stdout).not.toContain('Bundling');
});

test('a build with a wrong setting names it and fails before it builds anything', () => {
  const { status, stderr } = runFile('src/commands/build.ts', {
    FIREBASE_PROJECT_ID: 'robohornets',
    SITE_URL: 'robohornets.org',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('SITE_URL is "robohornets.org"');
});

test('a command gets all arguments, and its exit code is kept', () => {
  const file = join(scratch, 'command.ts');
  writeFileSync(file, 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(3);');
  const words = ['--dry-run', 'our robot.md', '--version', '-e', '--', 'watch'];
  const { status, stdout, stderr } = runNode(['src/commands/run.cjs', file, ...words]);
  expect({ status, stdout, stderr }).toEqual({
    status: 3,
    stdout: `${JSON.stringify(words)}\n`,
    stderr: '',
  });
});

test.each([
  ['20.18.3', 1],
  ['20.19.0', 0],
])('under Node %s the version check exits with %d', (version, expected) => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
    require('./src/commands/requireSetup.cjs');`;
  const { status, stderr } = runNode(['-e', script]);
  expect(status).toBe(expected);
  if (expected === 1) expect(stderr).toContain(`this is Node ${version}`);
});

/** What runs before tsx does. */
const RUN_FILES = ['run', 'requireSetup', 'startTsx'].map((name) => `src/commands/${name}.cjs`);

/** Runs a command in a project without packages, in a folder of this name. */
function runIn(name: string) {
  const project = join(scratch, name);
  for (const file of ['package.json', ...RUN_FILES]) {
    cpSync(file, join(project, file));
  }
  return runNode([join(project, 'src', 'commands', 'run.cjs'), 'src/commands/build.ts']);
}

test.each(['site', "robo hornets & co's (1)!"])(
  'without packages, a command says how to install them: in “%s”',
  (name) => {
    expect(runIn(name)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Run npm ci') as string,
    });
  },
);

test.each(['site #1', '100%', 'a*', '{a}', 'a\\b', '#1/site'])(
  'a project in a folder whose name its packages misread is told to move: “%s”',
  (name) => {
    const { status, stderr } = runIn(name);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining(`a folder called "${name.split('/')[0]}"`) as string,
    });
    expect(stderr).toContain('rename the folder');
  },
);
