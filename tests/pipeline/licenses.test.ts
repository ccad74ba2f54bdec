import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isAllowed,
  shippable,
  unconditional,
  readLicenseText,
  readPackages,
} from '../../src/pipeline/licenses';
import { packageFolders, NOTICES_FILE, writeNotices } from '../../src/pipeline/licenses';
import { temporaryFolder } from '../temporaryFolder';

const root = join(__dirname, '..', '..');
const out = temporaryFolder();

/** Licenses of tools: these require something only from those who change or redistribute them. */
const usable = [
  ...shippable,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
];

/** Packages that name their license only in a file, which a person has read. */
const readByHand = ['parse-cache-control', 'valid-url'];

test('no package has a forbidden or unknown license', () => {
  const packages = readPackages(root);
  expect(packages.length).toBeGreaterThan(500);
  const foreign = packages.filter(
    ({ name, license }) => !isAllowed(license, usable) && !readByHand.includes(name),
  );
  expect(foreign.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('a package under %s may be sent to visitors: %s', (license, expected) => {
  expect(isAllowed(license, shippable)).toBe(expected);
});

test('the files in a script are traced to their packages', () => {
  const files = [
    'node_modules/react/index.js',
    'node_modules/@firebase/firestore/dist/index.js',
    'node_modules/a/node_modules/b/c.js',
    'node_modules/react/jsx-runtime.js',
    'src/App.tsx',
  ];
  expect(packageFolders(files)).toEqual([
    'node_modules/@firebase/firestore',
    'node_modules/a/node_modules/b',
    'node_modules/react',
  ]);
});

test('visitors get the license notice of everything that is shipped to them, each text once', async () => {
  const bundled = ['react', 'react-dom', 'wouter', '@firebase/firestore', '@firebase/app'];
  await writeNotices({ root, out, bundled: bundled.map((name) => `node_modules/${name}`) });
  const notices = readFileSync(join(out, NOTICES_FILE), 'utf8');
  for (const name of [...bundled, '@fontsource-variable/raleway']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
  expect(notices).toContain('Copyright (c) Meta Platforms');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices.match(/TERMS AND CONDITIONS FOR USE/g)).toHaveLength(1);
});

test('a shipped package without the text of its license fails the build and is named', async () => {
  const { name, folder } = readPackages(root).find(
    (it) =>
      isAllowed(it.license, shippable) &&
      !['Apache-2.0', ...unconditional].includes(it.license!) &&
      existsSync(join(root, it.folder)) &&
      !readLicenseText(root, it.folder),
  )!;
  await expect(writeNotices({ root, out, bundled: [folder] })).rejects.toThrow(
    `${name} may be shipped only with the text of its license`,
  );
});

test('a package that may not be shipped to visitors fails the build and is named', async () => {
  await expect(writeNotices({ root, out, bundled: ['node_modules/axe-core'] })).rejects.toThrow(
    'axe-core (MPL-2.0)',
  );
});
