import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { transpileModule } from 'typescript';
import { copyProject } from '../copyProject';
import { listen } from '../listen';
import { temporaryFolder } from '../temporaryFolder';

// Each command compiles the whole content folder; how long that takes depends on what else the machine does.
const PATIENCE = 600_000;
jest.setTimeout(PATIENCE);

const scratch = temporaryFolder();

/** Copies the project, with a mistake at the end of one content file. */
function projectWith(file: string, mistake: string): string {
  const root = copyProject(scratch);
  appendFileSync(join(root, file), mistake);
  return root;
}

/** Runs a file of the copy until it exits, on a free port and without starting a database. */
async function run(
  root: string,
  ...file: string[]
): Promise<{ code: number | null; said: string }> {
  const PORT = await freePort();
  const command = spawn(process.execPath, ['--import', 'tsx', ...file], {
    cwd: root,
    timeout: PATIENCE,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      GITHUB_ACTIONS: '',
      PORT,
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
    },
  });
  let said = '';
  command.stdout.on('data', (text: Buffer) => (said += text.toString()));
  command.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve) => command.once('close', resolve));
  return { code, said };
}

async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server, 'localhost');
  await new Promise((resolve) => server.close(resolve));
  return `${port}`;
}

const stale = 'src/commands/contentStale.ts';

test('commands that need content report a missing quote in it in one line', async () => {
  const root = projectWith('content/home.ts', "export const title = 'Meetings;\n");
  // It builds as npm run build does.
  await expectFinding(root, /^content\/home\.ts:\d+: A quote is missing/, [
    'src/commands/start.ts',
  ]);
  const { code, said } = await run(root, stale);
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: 'Content cannot be read: npm run content:check says what to fix.',
  });
});

test('commands that need content also report a misspelled fact, which shows only when content is run', async () => {
  const root = projectWith('content/home.ts', 'export const words = team.scool.name;\n');
  await expectFinding(
    root,
    /^content\/home\.ts:\d+: There is no “scool” there\. Did you mean “school”\?$/,
    ['src/commands/assets.ts', 'src/commands/checkLive.ts'],
  );
});

test('a new season is a file and a line, and the check says what it lacks', async () => {
  const root = projectWith('content/home.ts', '');
  const made = await run(root, 'src/commands/season.ts', '2027', 'First Light');
  expect(made).toMatchObject({ code: 0 });
  expect(made.said).toContain('content/seasons/2027-first-light.ts is written');
  await expectFinding(
    root,
    /^content\/seasons\/2027-first-light\.ts:\d+: There is no day “2027-01-00”/,
    ['src/commands/contentCheck.ts'],
  );
  // The // of its parts are taken away, from their first line to their last.
  const parts = /^ {2}\/\/ (robot|film): \{[^]*?^ {2}\/\/ \},/gm;
  const file = readFileSync(join(root, 'content/seasons/2027-first-light.ts'), 'utf8');
  const known = file.replace(parts, (lines) => lines.replace(/^( *)\/\/ /gm, '$1'));
  expect(known).not.toBe(file);
  expect(transpileModule(known, { reportDiagnostics: true }).diagnostics).toEqual([]);
  const again = await run(root, 'src/commands/season.ts', '2027', 'First Light');
  expect(again.said).toContain('is there already');
});

async function expectFinding(root: string, finding: RegExp, commands: readonly string[]) {
  const results = await Promise.all(
    commands.map(async (command) => {
      const { code, said } = await run(root, command);
      const [, found = ''] = /^One thing to fix in content:\n(.*)$/m.exec(said) ?? [];
      return { command, code, found, hasStack: /^\s+at /m.test(said) };
    }),
  );
  const found = expect.stringMatching(finding) as string;
  expect(results).toEqual(
    commands.map((command) => ({ command, code: 1, found, hasStack: false })),
  );
}
