import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeServiceWorker } from '../../src/pipeline/writeServiceWorker';
import { temporaryFolder } from '../temporaryFolder';

const root = temporaryFolder();
const out = join(root, 'dist');

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  const site = { engines: { browsers: 'chrome >= 109, safari >= 15.4' } };
  write('package.json', JSON.stringify({ targets: { site } }));
});

const worker = () => readFileSync(join(out, 'sw.js'), 'utf8');

test('the worker lists the pages for visitors and the scripts of the build, and the build the packages in the worker', async () => {
  write('src/offline/siteWorker.ts', "import { keep } from 'keeper';\nkeep(PAGES, FILES);\n");
  write('node_modules/keeper/index.js', 'export const keep = (...kept) => console.log(kept);\n');
  for (const page of ['index', 'about', 'offline', '404', 'desk', 'shell']) {
    write(`dist/${page}.html`, page);
  }
  write('dist/data/all.json', '[]');
  write('dist/scripts/page.0a1b2c3d.js', 'page');
  write('dist/scripts/firestoreNews.0a1b2c3d.js', 'database');
  const packages = await writeServiceWorker(root, out, []);
  expect(packages).toEqual(['node_modules/keeper']);
  const addresses = Array.from(worker().matchAll(/"(\/[^"]*)"/g), ([, address]) => address);
  expect(addresses.sort()).toEqual(['/', '/about', '/offline', '/scripts/page.0a1b2c3d.js']);
});

test.each(['dist/about.html', 'dist/data/all.json'])(
  'the worker is another when %s is',
  async (path) => {
    await writeServiceWorker(root, out, []);
    const before = worker();
    write(path, `${path}, changed`);
    await writeServiceWorker(root, out, []);
    expect(worker()).not.toBe(before);
  },
);

test('a regular expression that older browsers cannot parse fails the build', async () => {
  write('dist/index.html', 'home');
  write('src/offline/siteWorker.ts', "console.log('/about/'.replace(/(?<=.)\\/$/, ''), PAGES);\n");
  await expect(writeServiceWorker(root, out, [])).rejects.toThrow(/Lookbehind.*safari15\.4/);
});
