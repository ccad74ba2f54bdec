import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { checkSetup } from '../../src/local/checkSetup';
import type { Environment } from '../../src/pipeline/settings';
import { listen } from '../listen';
import { temporaryFolder } from '../temporaryFolder';

const root = join(__dirname, '..', '..');
const scratch = temporaryFolder();

/** Creates a new folder with these files. */
function createProject(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(scratch, 'project-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(content));
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

/** Returns what is said about one thing. */
async function check(what: string, environment: Environment = {}, project = root) {
  const diagnoses = await checkSetup(project, { PORT: '0', ...environment });
  return diagnoses.find((diagnosis) => diagnosis.what === what);
}

test('this very project is fine, and a port in use stops npm start', async () => {
  const other = createServer();
  const port = await listen(other, 'localhost');
  const diagnoses = await checkSetup(root, { PORT: String(port) });
  await new Promise((resolve) => other.close(resolve));
  const wrong = diagnoses.filter(({ isFine, isNeeded }) => isNeeded && !isFine);
  expect(wrong).toEqual([expect.objectContaining({ what: 'port of the site' })]);
  expect(wrong[0]!.detail).toContain(`Port ${port} is in use.`);
  expect(diagnoses.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Node', 'packages', 'settings', 'Chromium']),
  );
});

test('the port on which this very site runs is no problem', async () => {
  const project = createProject({ 'dist/index.html': 'Home' });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json('Home'));
  expect(await check('port of the site', { PORT: '1' }, project)).toMatchObject({ isFine: true });
});

test('database, sign-in and address are asked, and what does not answer is named', async () => {
  const services = ['database', 'sign-in for the desk', 'address'];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { host } = new URL(address as URL);
    if (!host.startsWith('identitytoolkit')) return Response.json({});
    return Response.json({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } }, { status: 400 });
  });
  for (const what of services) expect(await check(what, real)).toMatchObject({ isFine: true });
  const error = { message: 'API key not valid.', status: 'NOT_FOUND' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ error }, { status: 404 }));
  const details = [];
  for (const what of services) details.push((await check(what, real))?.detail);
  expect(details).toEqual([
    expect.stringContaining('it answered 404: API key not valid.'),
    expect.stringContaining('answered 404: API key not valid. Turn on Email/Password'),
    expect.stringContaining('https://example.org answers 404'),
  ]);
});

test('a path to a Chromium that does not exist stops npm test', async () => {
  const CHROMIUM_PATH = join(scratch, 'nowhere');
  expect(await check('Chromium', { CHROMIUM_PATH })).toMatchObject({
    isFine: false,
    isNeeded: true,
    detail: expect.stringContaining('CHROMIUM_PATH is') as string,
  });
});

test.each([
  ['30.0.0', true, '1 installed'],
  ['29.7.0', false, 'node_modules/jest is not the version in package-lock.json: run npm ci'],
])('where jest is %s, not 30.0.0, packages are fine: %s', async (version, isFine, detail) => {
  const project = createProject({
    'package-lock.json': {
      packages: {
        '': {},
        'node_modules/jest': { version: '30.0.0' },
        'node_modules/fsevents': { version: '2.3.3', optional: true },
      },
    },
    'node_modules/.package-lock.json': { packages: { 'node_modules/jest': { version } } },
  });
  expect(await check('packages', {}, project)).toMatchObject({
    isFine,
    isNeeded: true,
    detail: expect.stringContaining(detail) as string,
  });
});
