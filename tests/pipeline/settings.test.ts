import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDatabase } from '../../src/news/databaseSettings';
import {
  isForVisitors,
  loadEnvFile,
  readDatabase,
  readPort,
  readSettings,
} from '../../src/pipeline/settings';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();

const real = {
  FIREBASE_PROJECT_ID: 'robohornets',
  FIREBASE_API_KEY: 'key',
  FIREBASE_APP_ID: 'app',
  SITE_URL: 'https://example.org/',
};

test('without settings the site reads the local database', () => {
  expect(readSettings({})).toEqual({
    database: localDatabase,
    authHost: localDatabase.emulatorHost,
    isRealProject: false,
    isDatabaseNamed: false,
    siteUrl: undefined,
  });
});

test('a configured host is used by the build and the browser', () => {
  const settings = readSettings({ FIRESTORE_EMULATOR_HOST: 'localhost:9999' });
  expect(settings.database.emulatorHost).toBe('localhost:9999');
  expect(settings.isDatabaseNamed).toBe(true);
});

test('people sign in beside the database: at its own port, unless the settings name another', () => {
  const host = { FIRESTORE_EMULATOR_HOST: 'localhost:9999' };
  const auth = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };
  expect(readSettings(host).authHost).toBe('localhost:9999');
  expect(readSettings({ ...host, ...auth }).authHost).toBe('localhost:9099');
  expect(readSettings({ ...real, ...auth }).authHost).toBeUndefined();
});

test('a real project is read from Google', () => {
  expect(readSettings(real)).toEqual({
    database: { projectId: 'robohornets', apiKey: 'key', appId: 'app', emulatorHost: undefined },
    authHost: undefined,
    isRealProject: true,
    isDatabaseNamed: false,
    siteUrl: 'https://example.org',
  });
});

test.each(['Robo Hornets', 'RoboHornets', 'robo', '1209-robohornets'])(
  'the name of a project is not taken for its ID: %s',
  (FIREBASE_PROJECT_ID) => {
    expect(() => readDatabase({ ...real, FIREBASE_PROJECT_ID })).toThrow(
      `FIREBASE_PROJECT_ID is "${FIREBASE_PROJECT_ID}", which is not a valid project ID. Copy the ID`,
    );
  },
);

test.each([
  ['http://localhost:5000', 'http://localhost:5000'],
  ['https://Example.org:443/', 'https://example.org'],
  ['http://[::1]:5000', 'http://[::1]:5000'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('the address %s is the site at %s', (SITE_URL, siteUrl) => {
  expect(readSettings({ SITE_URL }).siteUrl).toBe(siteUrl);
});

test.each([
  'example.org',
  'ftp://example.org',
  'https://example.org/news',
  'https://example.org//',
  'https://example.org?x',
  'https://example.org#a',
  'https://user:pw@example.org',
  'https://exa"mple',
  'https://exa mple',
  'https://example.org:99999',
])('SITE_URL=%s is reported as not the address of a site', (SITE_URL) => {
  expect(() => readSettings({ SITE_URL })).toThrow(
    `SITE_URL is "${SITE_URL}", which is not the address of a site. Write it like https://example.org.`,
  );
});

test.each([
  ['a real project', real, true],
  ['no project', {}, false],
  ['no project, but an address', { SITE_URL: real.SITE_URL }, false],
  ['a real project, read from this machine', { ...real, FIRESTORE_EMULATOR_HOST: 'a:1' }, false],
])('a build with %s: is it for visitors?', (_, environment, expected) => {
  expect(isForVisitors(readSettings(environment))).toBe(expected);
});

test.each([
  ['SITE_URL', { ...real, SITE_URL: '' }],
  ['FIREBASE_API_KEY', { ...real, FIREBASE_API_KEY: ' ' }],
  ['FIREBASE_APP_ID', { ...real, FIREBASE_APP_ID: undefined }],
  ['FIRESTORE_EMULATOR_HOST', { FIRESTORE_EMULATOR_HOST: 'http://localhost' }],
  ['FIRESTORE_EMULATOR_HOST', { FIRESTORE_EMULATOR_HOST: 'localhost:99999' }],
])('a missing or broken %s is named', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(name);
});

test('the site of visitors is at a safe address', () => {
  const SITE_URL = 'http://example.org';
  expect(() => readSettings({ ...real, SITE_URL })).toThrow(
    'SITE_URL is "http://example.org". Write it with https: visitors, feeds and search engines are sent there.',
  );
  const local = { ...real, SITE_URL, FIRESTORE_EMULATOR_HOST: 'localhost:8080' };
  expect(readSettings(local).siteUrl).toBe(SITE_URL);
});

test('the port is the usual one unless the environment asks for another', () => {
  expect(readPort({})).toBe(5000);
  expect(readPort({ PORT: ' ' })).toBe(5000);
  expect(readPort({ PORT: '8123' })).toBe(8123);
});

test.each(['http', '70000', '-1', '80.5'])(
  'PORT=%s is rejected with an error that names it',
  (PORT) => {
    expect(() => readPort({ PORT })).toThrow(`PORT is "${PORT}"`);
  },
);

test('a .env file is read, also with a byte order mark, and never over the environment', () => {
  const folder = mkdtempSync(join(scratch, 'env-'));
  writeFileSync(join(folder, '.env'), '\uFEFFSITE_URL=https://x.org\nPORT=1');
  jest.replaceProperty(process, 'env', { PORT: '2' });
  loadEnvFile(folder);
  expect(process.env).toEqual({ SITE_URL: 'https://x.org', PORT: '2' });
});

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['UTF-16', (file: string) => writeFileSync(file, Buffer.from('PORT=1', 'utf16le'))],
])('a .env that is %s is named, with the remedy', (_, make) => {
  const folder = mkdtempSync(join(scratch, 'env-'));
  make(join(folder, '.env'));
  expect(() => loadEnvFile(folder)).toThrow('.env cannot be read as text. Make it a file');
});
