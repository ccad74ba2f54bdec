import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../src/pipeline/bundle';
import { temporaryFolder } from '../temporaryFolder';

// Parcel starts its workers anew for every build.
jest.setTimeout(60_000);

const scratch = temporaryFolder();

/** Bundles a project with these files, in a new folder of this name. */
async function bundleProject(name: string, files: Readonly<Record<string, string>>) {
  const root = join(realpathSync(mkdtempSync(join(scratch, 'bundle-'))), name);
  for (const folder of ['desk', 'pages']) {
    mkdirSync(join(root, 'src', folder), { recursive: true });
  }
  // Parcel takes the folder with a lock file for the project's.
  for (const [file, text] of Object.entries({ 'package-lock.json': '{}', ...files })) {
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  const work = join(root, 'work');
  return { root, ...(await bundle({ root, out: root, work })) };
}

/** Bundles a project whose only module has this text. */
function bundleSource(text: string) {
  const site = { source: 'src/start.ts', distDir: 'site', publicUrl: '/scripts/' };
  const targets = { site, desk: { ...site, publicUrl: '/desk-scripts/' } };
  const files = { 'src/start.ts': text, 'package.json': JSON.stringify({ targets }) };
  return bundleProject('project', files);
}

test('an error in the code is reported with its file and line', async () => {
  await expect(bundleSource("\nexport const open = 'x;\n")).rejects.toThrow(
    /^src\/start\.ts:2: Unterminated string constant/,
  );
  await expect(
    bundleSource("import { a } from 'nowhere-at-all';\nconsole.log(a);\n"),
  ).rejects.toThrow(/^src\/start\.ts:1: Failed to resolve 'nowhere-at-all'/);
});

/** A site with one page, in the HTML file and with the targets of the real one. */
function smallSite(): Record<string, string> {
  const read = (name: string) => readFileSync(join(process.cwd(), name), 'utf8');
  const { targets } = JSON.parse(read('package.json')) as {
    targets: Record<'site' | 'desk' | 'firestore' | 'prerender', { source: string }>;
  };
  const { site, desk, firestore, prerender } = targets;
  const small = {
    site,
    desk,
    firestore: { ...firestore, source: 'src/firestoreNews.ts' },
    prerender: { ...prerender, source: 'src/prerender.ts' },
  };
  const page = 'export const HomePage = 1;\n';
  return {
    '.parcelrc': read('.parcelrc'),
    'package.json': JSON.stringify({ targets: small }),
    [site.source]: read(site.source),
    [desk.source]: read(desk.source),
    'src/desk/desk.tsx': 'console.log(1);\n',
    'src/start.ts': "void import('./pages/HomePage').then(console.log);\n",
    'src/pages/HomePage.ts': page,
    'src/firestoreNews.ts': page,
    'src/prerender.ts': page,
  };
}

test('pages find their scripts, also in a project whose folder has other signs in its name', async () => {
  // In HTML or in an address, all these characters are written in another way.
  const name = `robo hornets & co's "site"`;
  const { root, template, pageScripts } = await bundleProject(name, smallSite());
  const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(template) ?? [];
  expect(script).toMatch(/^\/scripts\/site\.[0-9a-f]{8}\.js$/);
  const addresses = [script, ...pageScripts.get('HomePage')!];
  expect(addresses.filter((address) => !existsSync(join(root, address)))).toEqual([]);
});
