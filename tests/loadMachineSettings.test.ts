import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMachineSettings } from './browser/loadMachineSettings';
import { temporaryFolder } from './temporaryFolder';

const root = temporaryFolder();

test('tests read from .env where tools are, and nothing about the site', () => {
  const { CHROMIUM_PATH, ...environment } = process.env;
  process.env = { ...environment, FIRESTORE_EMULATOR_JAR: '/of/the/environment.jar' };

  loadMachineSettings(root);
  expect(process.env.CHROMIUM_PATH).toBeUndefined();
  const file = `
    CHROMIUM_PATH=/of/the/file/chromium
    FIRESTORE_EMULATOR_JAR=/of/the/file.jar
    SITE_URL=https://example.org
  `;
  writeFileSync(join(root, '.env'), file);
  loadMachineSettings(root);
  const { CHROMIUM_PATH: path, FIRESTORE_EMULATOR_JAR: jar, SITE_URL: url } = process.env;
  process.env = { ...environment, ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }) };
  expect({ path, jar, url }).toEqual({
    path: '/of/the/file/chromium',
    jar: '/of/the/environment.jar',
    url: undefined,
  });
});
