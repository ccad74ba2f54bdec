import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { about } from '../../content/about';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { listen } from '../listen';
import { expectAccessible } from './expectAccessible';
import { expect, test, waitForFullHydration } from './fixtures';
import { root } from './testBuild';

// Both tests share one server.
test.describe.configure({ mode: 'default' });

/** A copy of the project, so that no test changes the project itself. */
let copy: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  // Both bundles are built, which takes half a minute on a machine that does nothing else.
  test.setTimeout(400_000);
  copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of ['src', 'content', 'package.json', 'package-lock.json', '.parcelrc']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  // Pictures and fonts that are made already.
  mkdirSync(join(copy, '.build'));
  symlinkSync(join(root, '.build', 'assets'), join(copy, '.build', 'assets'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  addSeason();
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = spawn(process.execPath, ['src/commands/run.cjs', 'src/commands/dev.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port) },
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes(address)) resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(said)));
  });
});

test.afterAll(async () => {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }
  await rm(copy, { recursive: true, force: true });
});

/** Adds a season in the README's way, with what Reefscape has but a page of its own. */
function addSeason(): void {
  const command = ['src/commands/run.cjs', 'src/commands/season.ts', '2027', 'Deep'];
  spawnSync(process.execPath, command, { cwd: copy });
  edit('content/seasons/2027-deep.ts', '2027-01-00', '2027-01-09');
  edit(
    'content/seasons/2027-deep.ts',
    '} satisfies Season',
    '  task: reefscape.task,\n  robot: reefscape.robot,\n  film: reefscape.film,\n} satisfies Season',
  );
  edit(
    'content/seasons/2027-deep.ts',
    "import type { Season } from '../types/season';",
    "import type { Season } from '../types/season';\nimport { reefscape } from './2025-reefscape';",
  );
}

async function freePort(): Promise<number> {
  const holder = createServer();
  const port = await listen(holder, 'localhost');
  await new Promise((resolve) => holder.close(resolve));
  return port;
}

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('npm run dev shows a changed word and a changed component without loading the page again', async ({
  page,
}) => {
  await page.goto(`${address}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(about.title);
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));

  edit('content/about.ts', `'${about.title}'`, "'ABOUT HORNETS'");
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ABOUT HORNETS');

  edit('src/sections/Figures.tsx', '<dt>{label}</dt>', '<dt>Now {label}</dt>');
  await expect(page.getByText(`Now ${about.figures[0]!.label}`)).toBeVisible();

  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
});

test('a season without a page of its own has one that is accessible', async ({ page }) => {
  await page.goto(`${address}/deep`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DEEP');
  await expect(page.getByRole('main')).toContainText(reefscape.robot.name);
  await waitForFullHydration(page);
  await expectAccessible(page, 'the default showcase');
});
