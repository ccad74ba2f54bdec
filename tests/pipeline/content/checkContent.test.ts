import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, checkContentOrFail } from '../../../src/pipeline/content/checkContent';
import { formatProblem } from '../../../src/pipeline/content/contentProblem';
import { NEWS_BACKUP } from '../../../src/pipeline/news/newsFolder';
import { createProject } from './projectFixture';

// Each test compiles the whole content folder.
jest.setTimeout(60_000);

const project = process.cwd();
const home = 'content/home.ts';
const title = "title: 'Meetings',";
const sample = 'content/news/first-meeting.md';

const root = createProject();

beforeEach(() => void createProject(root));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const remove = (file: string) => rmSync(path.join(root, file), { recursive: true });

/** Changes one place of a file. Fails the test when the place is not there any more. */
function change(file: string, original: string, replacement: string): void {
  expect(read(file)).toContain(original);
  write(
    file,
    read(file).replace(original, () => replacement),
  );
}

function lineOf(file: string, words: string): number {
  expect(read(file)).toContain(words);
  return read(file).slice(0, read(file).indexOf(words)).split('\n').length;
}

/** Expects one problem: in this file, in this line or in the one with these words. */
function expectOne(file: string, place: number | string, message = ''): void {
  const line = typeof place === 'number' ? place : lineOf(file, place);
  const said = expect.stringContaining(message) as string;
  expect(checkContent(root)).toEqual([{ file, line, message: said }]);
}

const mistakes = readFileSync(path.join(__dirname, 'mistakes.txt'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .flatMap((section) => {
    const [file = '', others] = section.split('\n', 1)[0]!.split(', ');
    const cases = section.matchAll(/^(.*) → (.*)\n {4}(.*)(?:\n {4}at (.*))?$/gm);
    return [...cases].map(([, original = '', replacement = '', message = '', at]) => {
      const [before, after] = [original, replacement].map((it) => it.replaceAll('\\n', '\n'));
      return [file, before!, after!, message, at ?? after!, others] as const;
    });
  });

test.each(mistakes)('%s: of %j written as %j, the line and what belongs there is told', (...it) => {
  const [file, original, replacement, message, at, others] = it;
  change(file, original, replacement);
  if (!others) return expectOne(file, at, message);
  const said = expect.stringContaining(message) as string;
  expect(checkContent(root)).toContainEqual({ file, line: lineOf(file, at), message: said });
});

test('the real content has no problems', () => {
  expect(checkContent(project)).toEqual([]);
  expect(checkContent(root)).toEqual([]);
});

test('of many missing fields, the first are named', () => {
  write(home, `${read(home).split('export')[0]!}export const home = {} satisfies HomeContent;`);
  change(home, "import { mailTo } from './mailTo';\nimport { team } from './team';\n", '');
  expectOne(home, 3, 'Fields are missing here: head, title, meetings, firstMeeting, and 8 more.');
});

test('a mistake in the facts is reported once, without its consequences in other files', () => {
  change('content/team.ts', 'email:', 'mail:');
  expectOne('content/team.ts', '  mail:', 'There is no field “mail” here. Did you mean “email”?');
});

test('a mistake in the meeting times is reported once, unless the facts they take are wrong', () => {
  write(
    'content/schedule.ts',
    `import { team } from './team';
export const season = { day: team.game.date, meetngs: 2 } satisfies { day: string; meetings: number };
`,
  );
  change(home, 'import { team }', "import { season } from './schedule';\nimport { team }");
  change(home, 'isLoud: true', 'isLoud: season.meetings > 1');
  expectOne('content/schedule.ts', 2);
  change('content/team.ts', 'game:', 'gaem:');
  expectOne('content/team.ts', 'gaem:');
});

test.each([
  ['schedule', "'15:40', ends: '18:00' }],", "'15:4x', ends: '18:00' }],", 'must be a time of day'],
  ['schedule', "days: ['Saturday']", "days: ['Saturdy']", "Did you mean 'Saturday'?"],
  ['team', "timeZone: 'America/Chicago'", "timeZone: 'America/Chicgo'", 'There is no time zone'],
  ['results', "year: 2024, event: 'Okl", "year: '2024', event: 'Okl", 'must be a number'],
])('in the real content of %s, %s is reported once as %s', (name, original, wrong, message) => {
  remove('content');
  cpSync(path.join(project, 'content'), path.join(root, 'content'), { recursive: true });
  change(`content/${name}.ts`, original, wrong);
  expectOne(`content/${name}.ts`, wrong, message);
});

test.each([
  ['8-5-0'],
  ['16:9'],
  ['Rank 5*'],
  ['Seats [sold out]'],
  ['Rebuilt in a week'],
  ['Follow @_robohornets_ and @_btw_'],
  ['https://www.youtube.com/watch?v=_ab_-cdefg'],
  ['Name: ___'],
  ['x < y and y > z'],
  ['It costs $(200)'],
])('plain words may say “%s”', (words) => {
  change(home, title, `title: '${words}',`);
  expect(checkContent(root)).toEqual([]);
});

test.each([
  ['a file of the build', home, '[News](/news)', '[News](/feed.xml)', '[News](/feeds.xml)'],
  ['an article', home, '[News](/news)', '[News](/news/rebuilt-kickoff)', '[News](/newz)'],
  ['a page from a sample', sample, '(/contact)', '(/about)', '(http://example.org)'],
  ['a sample', sample, '(/contact)', '(/news/first-meeting?a=b)', '(/news/first-metting)'],
])('a link may lead to %s, if it is there', (_, file, original, right, wrong) => {
  change(file, original, right);
  expect(checkContent(root)).toEqual([]);
  change(file, right, wrong);
  expectOne(file, wrong);
});

test('a day without a type of its own is checked by its form', () => {
  write('content/closed.ts', "export const closed = [{ date: '2026-02-30' }];");
  expectOne('content/closed.ts', 1, 'There is no day “2026-02-30”');
});

test('a season that is not listed is named, and one whose page would be another one', () => {
  const file = 'content/seasons/2026-nest.ts';
  write(file, "export const nest = { name: 'NEST', path: '/about', kickoff: '2026-01-10' };\n");
  const told = "import nest from './seasons/2026-nest', and add it to the list.";
  expectOne(file, 1, `content/seasons.ts does not list this season: there, ${told}`);
  change('content/seasons.ts', 'import', "import { nest } from './seasons/2026-nest';\nimport");
  change('content/seasons.ts', '[hive]', '[hive, nest]');
  expectOne(file, 1, '“/about” is the path of another page already: each has its own.');
});

test('what stands for a fact in the file of a new season is named there, and nowhere else', () => {
  const file = 'content/seasons/2027-hive.ts';
  change(file, 'kickoff:', "robot: { name: '…' }, kickoff:");
  change(home, title, "title: 'Meetings …',");
  expectOne(file, 1, 'The … stands for what you know');
});

test('a missing picture is reported even if the folder is empty; then no name is suggested', () => {
  remove('content/pictures');
  const message = 'There is no picture “hive.jpg” in content/pictures.';
  const line = lineOf(home, "file: 'hive.jpg'");
  expect(checkContent(root)).toContainEqual({ file: home, line, message });
});

test.each([
  ['IMG_2041.JPG', 'Rename this picture to img-2041.jpg.'],
  ['robot.jpeg', 'Rename this picture to robot.jpg.'],
  ['Unser Büro.png', 'Rename this picture to unser-b-ro.png.'],
  ['photo.heic', 'This is neither a .jpg nor a .png file: save the picture as one of them.'],
  ['garden.jpg', "No page shows this picture: write file: 'garden.jpg' where it belongs"],
])('the picture “%s” is found before a build needs it', (name, message) => {
  write(`content/pictures/${name}`, '');
  write('content/pictures/notes.txt', '');
  expectOne(`content/pictures/${name}`, 1, message);
});

test('a missing shared picture is reported where it is named, not where it is shown', () => {
  const shared = "export const pictures = {\n  hive: { file: 'bees.jpg', alt: 'A bee' },\n};\n";
  write('content/pictures.ts', shared);
  change(home, 'import', "import { pictures } from './pictures';\nimport");
  change(home, 'slides: [', 'slides: [\n    pictures.hive,');
  expectOne('content/pictures.ts', 2, 'There is no picture “bees.jpg”');
});

test.each([
  ['in a list of another file', 'elsewhere', 'links: elsewhere,', 2],
  ['in a list that holds another', 'elsewhere', 'links: [...elsewhere],', 2],
  ['in what another file gives', 'another', 'links: [{ ...another }],', 1],
])('a wrong link %s is reported in that file', (_, name, links, line) => {
  const link = "{ label: 'Contact', to: '/contct' }";
  const file = 'content/zoo.ts';
  write(file, `export const another = ${link};\nexport const elsewhere = [${link}];\n`);
  change('content/types/season.ts', 'links: Link[];', 'links: Link[]; more: Link[];');
  change(home, 'links: [', `${links} more: [`);
  change(home, 'import { team }', `import { ${name} } from './zoo';\nimport { team }`);
  const message = expect.stringContaining('Did you mean “/contact”?') as string;
  expect(checkContent(root)).toContainEqual({ file, line, message });
});

test('a page that is exported under another name is checked, too', () => {
  change(home, 'export const home', 'const draft');
  const end = '} satisfies HomeContent;';
  change(home, end, `${end}\nexport { draft as home };`);
  change(home, title, "title: '',");
  expectOne(home, 1, 'empty');
});

test('an article that cannot be read is reported with its line', () => {
  change(sample, 'title: We', 'titel: We');
  const problem = { file: sample, line: expect.any(Number) as number };
  expect(checkContent(root)).toEqual([expect.objectContaining(problem)]);
});

test('a missing folder of articles is reported', () => {
  remove('content/news');
  expectOne('content/news', 1, 'no such file or directory');
});

test('a sample has an id that an address can have, and that no other has', () => {
  change(sample, 'title:', 'id: another\ntitle:');
  expect(checkContent(root)).toEqual([]);
  write('content/news/second.md', read(sample));
  expectOne('content/news/second.md', 1, 'Another sample has the id “another”');
  remove('content/news/second.md');
  change(sample, 'id: another', 'id: index');
  expectOne(sample, 1, '“index” cannot be an article’s address');
});

test('a file that the site imports and that is gone is reported by its name', () => {
  write('src/OutreachPage.tsx', "import { outreach } from '../content/outreach';\n");
  const told = 'The site needs this file. Was it renamed, or saved with another ending?';
  expectOne('content/outreach.ts', 1, told);
});

test('what editors wrote is not ours to correct: the copy of the real News stops no build', () => {
  const text = '---\nid: "a.b"\ntitle: "A"\ndate: 2026-01-10T15:00:00.000Z\n---\n[x](http://x.org)';
  write(`${NEWS_BACKUP}/article-0123456789abcdef.md`, text);
  expect(checkContent(root)).toEqual([]);
  remove(NEWS_BACKUP);
  expect(checkContent(root)).toEqual([]);
});

test.each([
  ['pulled-from.json', '<<<<<<< HEAD\n{"project":"a"}\n=======\n', 1],
  ['pulled-from.json', '{}', 1],
  ['document-0123456789abcdef.json', '{"name":"News/a",\n<<<<<<< HEAD\n', 1],
  ['document-0123456789abcdef.json', 'null', 1],
  ['document-0123456789abcdef.json', '{"name":"News/a","fields":{"title":null}}', 1],
  ['kickoff.md', '---\ntitle: A\n<<<<<<< HEAD\n---\n', 3],
])('a copy of the real News is checked before a build needs it: %s with %j', (name, text, line) => {
  write(`${NEWS_BACKUP}/${name}`, text);
  expectOne(`${NEWS_BACKUP}/${name}`, line);
});

test('a build stops at problems and lists them all, on GitHub once more for the changed line', async () => {
  await expect(checkContentOrFail(root)).resolves.toBeUndefined();
  change(home, title, "title: '*Meetings*',");
  change(home, "to: '/contact'", "to: '/kontact'");
  for (const [onGitHub, lines] of [
    ['', 3],
    ['true', 5],
  ] as const) {
    jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: onGitHub });
    const message = String(await checkContentOrFail(root).catch((error: Error) => error.message));
    const said = message.split('\n');
    expect(said[0]).toBe('2 things to fix in content:');
    expect(said.filter((line) => /^content\/home\.ts:\d+: /.test(line))).toHaveLength(2);
    expect(said).toHaveLength(lines);
  }
});

test('a problem is one line; on GitHub another shows it beside the file, whatever it is called', () => {
  const problem = { file: home, line: 12, message: '100% wrong,\nsadly' };
  const line = 'content/home.ts:12: 100% wrong,\nsadly';
  expect(formatProblem(problem, false)).toBe(line);
  expect(formatProblem(problem, true)).toBe(
    `${line}\n::error file=content/home.ts,line=12::100%25 wrong,%0Asadly`,
  );
  const file = 'content/pictures/Team photo: 100%, Tulsa\r\n.jpg';
  expect(formatProblem({ file, line: 1, message: 'Rename it, please: 100%' }, true)).toContain(
    '\n::error file=content/pictures/Team photo%3A 100%25%2C Tulsa%0D%0A.jpg,line=1::Rename it, please: 100%25',
  );
});
