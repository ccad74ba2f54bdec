import * as childProcess from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { checkSetup } from '../../src/local/checkSetup';
import type { Environment } from '../../src/pipeline/settings';
import { listen } from '../listen';
import { temporaryFolder } from '../temporaryFolder';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  return { ...actual, spawnSync: jest.fn(actual.spawnSync) };
});

// Checking the content compiles it, which takes a while on a busy machine.
jest.setTimeout(120_000);

const root = join(__dirname, '..', '..');
const scratch = temporaryFolder();

/** Creates a new folder with these files. */
function createProject(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(scratch, 'project-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const real = {
  FIREBASE_PROJECT_ID: 'robohornets-1209',
  FIREBASE_API_KEY: 'key',
  FIREBASE_APP_ID: 'app',
  SITE_URL: 'https://example.org',
};

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No test uses the network.'));
});

test('the whole setup is checked, and a port in use stops npm start', async () => {
  const other = createServer();
  const port = await listen(other, 'localhost');
  const diagnoses = await checkSetup(root, { PORT: String(port) });
  await new Promise((resolve) => other.close(resolve));
  const byName = new Map(diagnoses.map((it) => [it.what, it]));
  expect(byName.get('port of the site')).toMatchObject({ isFine: false, isNeeded: true });
  expect(byName.get('port of the site')?.detail).toContain(`Port ${port} is in use.`);
  for (const what of ['Node', 'packages', 'settings', 'content', 'space']) {
    expect(byName.get(what)).toMatchObject({ what, isFine: true, isNeeded: true });
  }
  for (const what of ['port of the database', 'Chromium', 'Java', 'Firestore emulator']) {
    expect(byName.get(what)).toMatchObject({ what, isNeeded: false });
  }
});

test('the port on which this very site runs is no problem', async () => {
  jest.restoreAllMocks();
  const page = '<!doctype html><title>Home</title>';
  const server = createServer((_request, response) => response.end(page));
  const PORT = String(await listen(server, 'localhost'));
  const project = createProject({});
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist', 'index.html'), page);
  const environment = { PORT, DATABASE_FILE: 'news.json' };
  const found = [
    await check('port of the site', environment, project),
    await check('port of the database', environment, project),
  ];
  server.closeAllConnections();
  server.close();
  expect(found.map((it) => it?.isFine)).toEqual([true, true]);
});

test('database, sign-in and address are asked, and what does not answer is named', async () => {
  const answers = { 'firestore.googleapis.com': {}, 'example.org': 'page' };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { host } = new URL(address as URL);
    if (host.startsWith('identitytoolkit')) {
      return Response.json({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } }, { status: 400 });
    }
    return Response.json(answers[host as keyof typeof answers]);
  });
  for (const what of ['database', 'sign-in for the News desk', 'address'])
    expect(await check(what, real)).toMatchObject({ isFine: true });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json(
        { error: { message: 'API key not valid.', status: 'NOT_FOUND' } },
        { status: 404 },
      ),
    );
  expect(await check('database', real)).toMatchObject({
    isFine: false,
    isNeeded: true,
    detail: expect.stringContaining('answered 404: API key not valid.') as string,
  });
  expect((await check('sign-in for the News desk', real))?.detail).toContain(
    'Copy FIREBASE_API_KEY',
  );
  expect((await check('address', real))?.detail).toContain('https://example.org answers 404');
});

/** Returns what is said about one thing, in an empty project unless another is named. */
async function check(what: string, environment: Environment = {}, project = createProject({})) {
  const diagnoses = await checkSetup(project, { PORT: '0', ...environment });
  return diagnoses.find((diagnosis) => diagnosis.what === what);
}

const { spawnSync: spawn } = jest.requireActual<typeof childProcess>('node:child_process');
/** Starts a program as a machine without any programs would. */
const withoutTools = ((command: string, options: readonly string[]) =>
  spawn(command, options, { encoding: 'utf8', env: { PATH: scratch } })) as typeof spawn;

test('a missing tool is named with the way to get it, and an empty folder is not a project', async () => {
  jest.mocked(childProcess.spawnSync).mockImplementation(withoutTools);
  jest.spyOn(chromium, 'executablePath').mockReturnValue(join(scratch, 'no-browser'));
  const diagnoses = await checkSetup(createProject({}), { PORT: '0' });
  jest.mocked(childProcess.spawnSync).mockImplementation(spawn);
  jest.restoreAllMocks();
  const details = Object.fromEntries(
    diagnoses.filter(({ isFine }) => !isFine).map(({ what, detail }) => [what, detail]),
  );
  expect(details).toMatchObject({
    Node: expect.stringContaining('requireSetup.cjs') as string,
    packages: expect.any(String) as string,
    content: expect.any(String) as string,
    Chromium: 'not found: npm test installs it, or set CHROMIUM_PATH',
    Java: 'not found: only the tests of firestore.rules need it; install Java 21',
  });
  expect(details['Firestore emulator']).toContain('setup:emulators:firestore');
  expect(details).not.toHaveProperty('space');
});

test.each([
  [{ DATABASE_FILE: '.build/news.json' }, true, '8080'],
  [{ DATABASE_FILE: ' ' }, false, '8080'],
  [
    { DATABASE_FILE: '.build/news.json', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    false,
    'not needed',
  ],
  [{ ...real, DATABASE_FILE: '.build/news.json' }, false, 'not needed'],
  [{ PORT: '8080' }, false, "Port 8080 is the site's, so the database uses another one"],
  [
    { PORT: '8080', DATABASE_FILE: 'news.json' },
    true,
    'PORT is 8080, but with DATABASE_FILE the local database takes that port and no other',
  ],
])('with %j, is the port of the database needed?', async (environment, isNeeded, detail) => {
  expect(await check('port of the database', environment)).toMatchObject({
    isNeeded,
    detail: expect.stringContaining(detail) as string,
  });
});

test.each([
  ['Chromium', 'CHROMIUM_PATH'],
  ['Firestore emulator', 'FIRESTORE_EMULATOR_JAR'],
])('a path to the %s that does not exist stops npm test', async (what, setting) => {
  expect(await check(what, { [setting]: join(scratch, 'nowhere') })).toMatchObject({
    isFine: false,
    isNeeded: true,
    detail: expect.stringContaining(`${setting} is`) as string,
  });
});

test('a required emulator that is missing stops npm test', async () => {
  jest.mocked(childProcess.spawnSync).mockImplementation(withoutTools);
  const environment = { PORT: '0', FIRESTORE_EMULATOR_REQUIRED: 'true' };
  const diagnoses = await checkSetup(createProject({}), environment);
  jest.mocked(childProcess.spawnSync).mockImplementation(spawn);
  for (const what of ['Java', 'Firestore emulator']) {
    expect(diagnoses).toContainEqual(
      expect.objectContaining({ what, isFine: false, isNeeded: true }),
    );
  }
  const emulator = diagnoses.find(({ what }) => what === 'Firestore emulator');
  expect(emulator?.detail).toContain('so the tests of firestore.rules fail');
});

const named = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8787' };

test.each([
  [{}, true, 'the local database'],
  [real, true, 'project robohornets-1209, for https://example.org'],
  [named, true, 'the database at 127.0.0.1:8787'],
  [{ ...real, ...named }, true, 'on the emulator at 127.0.0.1:8787'],
  // A project's name is not its id.
  [
    { ...real, FIREBASE_PROJECT_ID: 'RoboHornets site' },
    false,
    'FIREBASE_PROJECT_ID is "RoboHornets site"',
  ],
  [{ ...real, SITE_URL: undefined }, false, 'SITE_URL is missing'],
])('the settings %j are read as the build reads them', async (environment, isFine, detail) => {
  expect(await check('settings', environment)).toMatchObject({
    isFine,
    detail: expect.stringContaining(detail) as string,
  });
});

const declared = { devDependencies: { jest: '30.0.0' } };
const locked = {
  packages: {
    '': declared,
    'node_modules/jest': { version: '30.0.0' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};
const installed = (version: string) => ({ packages: { 'node_modules/jest': { version } } });
const withPackages = (version: string) => ({
  'package.json': declared,
  'package-lock.json': locked,
  'node_modules/.package-lock.json': installed(version),
});

test('the packages of the lock file must be installed, except those for other systems', async () => {
  expect(await check('packages', {}, createProject(withPackages('30.0.0')))).toMatchObject({
    isFine: true,
    detail: expect.stringContaining('1 installed') as string,
  });
});

test.each([
  ['npm ci', 'node_modules/jest is not', withPackages('29.7.0')],
  ['npm ci', 'nothing is installed', { 'package.json': declared, 'package-lock.json': locked }],
  [
    'npm install',
    'about jest',
    { ...withPackages('30.0.0'), 'package.json': { devDependencies: { jest: '31.0.0' } } },
  ],
  [
    'npm install',
    'about parcel',
    { ...withPackages('30.0.0'), 'package.json': { ...declared, dependencies: { parcel: '2' } } },
  ],
])('out-of-date packages are fixed by %s: %s', async (command, reason, files) => {
  const packages = await check('packages', {}, createProject(files));
  expect(packages).toMatchObject({ isFine: false, isNeeded: true });
  expect(packages?.detail).toContain(reason);
  expect(packages?.detail).toContain(`run ${command}`);
});

test('too little disk space is reported with what to do', async () => {
  const { statfs } = fs;
  jest.spyOn(fs, 'statfs').mockImplementation(async (path) => ({
    ...(await statfs(path)),
    bavail: 999_999,
    bsize: 1000,
  }));
  expect(await check('space')).toMatchObject({
    isFine: false,
    detail: '1.0 GB are free, but a build with its tests needs 1 GB: free up some disk space',
  });
});
