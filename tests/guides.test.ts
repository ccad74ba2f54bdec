import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What is written for people who work here, each page for its own readers. */
const guides = ['README.md', 'content/README.md', 'src/desk/README.md', '.github/OWNERS.md'];

/** Returns the anchors that GitHub gives the headings of a Markdown file. */
function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the links from a guide to files here: the file, and the anchor in it, if any. */
function linksOf(guide: string) {
  return [...read(guide).matchAll(/\]\((?!https:)([^)#]*)#?([^)]*)\)/g)].map(
    ([, path = '', anchor = '']) => ({
      file: path ? relative(root, join(root, dirname(guide), path)) : guide,
      anchor,
    }),
  );
}

test('every link from one guide to another leads to a heading that is there', () => {
  const broken = guides.flatMap((guide) =>
    linksOf(guide)
      .filter(
        ({ file, anchor }) =>
          !existsSync(join(root, file)) || (anchor && !anchorsOf(file).includes(anchor)),
      )
      .map(({ file, anchor }) => `${guide}: ${file}#${anchor}`),
  );
  expect(broken).toEqual([]);
  const reached = linksOf('README.md').map(({ file }) => file);
  expect(reached).toEqual(expect.arrayContaining(guides.slice(1)));
});

test('every command that a guide names is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = guides.flatMap((guide) =>
    [...read(guide).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README says of every folder of src what is in it', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `\`src/${name}\``);
  const readme = read('README.md');
  expect(folders.filter((folder) => !readme.includes(folder))).toEqual([]);
});
