import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { HOSTING_FILE, writeHosting } from '../../src/pipeline/hosting';
import { PICTURES_FOLDER, NEWS_BACKUP } from '../../src/pipeline/news/newsFolder';
import { NEWS_PICTURES_CACHE } from '../../src/pipeline/news/newsPictures';
import { hasEmulator } from '../hasEmulator';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();
const root = join(__dirname, '..', '..');
const folder = join(root, '.github', 'workflows');
const read = (path: string) => readFileSync(path, 'utf8');
const packageFile = JSON.parse(read(join(root, 'package.json'))) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const firebase = JSON.parse(read(join(root, 'firebase.json'))) as {
  hosting: { predeploy: string };
};

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = readdirSync(folder).map((name) => ({ name, text: read(join(folder, name)) }));
const workflows = files.map(({ name, text }) => ({ ...(parse(text) as Workflow), name }));
const setUp = read(join(root, '.github', 'actions', 'set-up', 'action.yml'));
const jobs = workflows.flatMap(({ name, jobs: ofFile }) =>
  Object.entries(ofFile).map(([id, job]) => ({ id: `${name} ${id}`, ...job })),
);
const steps = [
  ...jobs.flatMap(({ id, steps: own = [] }) => own.map((step) => ({ id, ...step }))),
  ...(parse(setUp) as { runs: { steps: readonly Step[] } }).runs.steps.map((step) => ({
    id: 'set-up',
    ...step,
  })),
];
const temporary = () => mkdtempSync(join(scratch, 'run-'));
const job = (id: string) => jobs.find((it) => it.id === id)!;

test('a job may read the code, and only those that deploy or tell the owners may do more', () => {
  for (const { permissions } of workflows) {
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  }
  const more = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'));
  expect(Object.fromEntries(more.map(({ id, permissions }) => [id, permissions]))).toEqual({
    'deploy.yml deploy': { contents: 'read', 'id-token': 'write' },
    // What it may pass on to the next.
    'deploy.yml report': { contents: 'read', issues: 'write' },
    'report.yml tell': { issues: 'write' },
    'preview.yml preview': { 'id-token': 'write', 'pull-requests': 'write' },
  });
});

/** Installs Firebase's command with its packages as of one day, without running their scripts. */
const PINNED =
  /^npm install --global --ignore-scripts --before=\d{4}-\d\d-\d\d firebase-tools@\d+\.\d+\.\d+$/;

test('a job that may deploy or write issues runs no code of the repository or of its packages', () => {
  for (const id of ['deploy.yml deploy', 'preview.yml preview', 'report.yml tell']) {
    const text = JSON.stringify(job(id).steps);
    expect(text).not.toMatch(/actions\/checkout|npm (ci|run|test)|npx|\.\/\.github/);
    if (id === 'report.yml tell') continue;
    const installs = text.match(/npm install[^"]*/g);
    expect(installs).toEqual([expect.stringMatching(PINNED)]);
    const own = job(id).steps!;
    const isInstalled = own.findIndex(({ run = '' }) => PINNED.test(run));
    expect(isInstalled).toBeLessThan(own.findIndex(({ uses = '' }) => uses.includes('/auth@')));
  }
});

/** Returns what the step that checks a build's settings reports; empty if they may be deployed. */
function runDeployCheck(script: string, settings: string): string {
  const folder = temporary();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', HOSTING_FILE), settings);
  // Like GitHub, writes the script to a file without an extension.
  writeFileSync(join(folder, 'script'), script);
  const { status, stderr } = spawnSync(process.execPath, ['script'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

test('a job that may deploy refuses build settings that would run a command', async () => {
  const [deploy, preview] = ['deploy.yml deploy', 'preview.yml preview'].map((id) => {
    const own = job(id).steps!;
    const look = own.findIndex(({ shell }) => shell === 'node {0}');
    expect(own[look - 1]?.uses).toMatch(/^actions\/download-artifact@/);
    const login = own.findIndex(({ uses = '' }) => uses.startsWith('google-github-actions/auth@'));
    const between = own.slice(look + 1, login).map(({ run = '' }) => run.split(' ')[0]);
    expect(between).toEqual(id === 'deploy.yml deploy' ? ['gh'] : []);
    expect(own[look]).not.toHaveProperty('if');
    return own[look]!.run!;
  });
  expect(preview).toBe(deploy);
  const built = async (isForVisitors: boolean) => {
    const out = temporary();
    writeFileSync(join(out, 'index-0123abcd.js'), '');
    await writeHosting(root, { out, isForVisitors, deskPolicy: '', policy: "default-src 'none'" });
    return read(join(out, HOSTING_FILE));
  };
  const forVisitors = await built(true);
  expect(runDeployCheck(deploy!, forVisitors)).toBe('');
  expect(runDeployCheck(deploy!, await built(false))).toBe(
    'Nothing was deployed: dist/firebase.json has hosting.predeploy, but only settings that run no command are allowed.\n',
  );
  const { firestore, hosting } = JSON.parse(forVisitors) as Record<string, object>;
  const risky = {
    'hosting.postdeploy': { firestore, hosting: { ...hosting, postdeploy: ['true'] } },
    'hosting.source': { firestore, hosting: { ...hosting, source: '.' } },
    'firestore.predeploy': { firestore: { ...firestore, predeploy: 'true' }, hosting },
    'hosting.0': { firestore, hosting: [{ ...hosting, predeploy: 'true' }] },
    // Names another file with settings.
    'hosting.1': { firestore, hosting: 'more.json' },
    'other rules': { firestore: { rules: 'open.rules' }, hosting },
    functions: { firestore, hosting, functions: { source: '.' } },
    'a backslash': { firestore, hosting: { ...hosting, public: '"' } },
  };
  for (const [what, settings] of Object.entries(risky)) {
    expect(runDeployCheck(deploy!, JSON.stringify(settings))).toContain(what);
  }
});

test('no workflow runs a stranger’s code with the permissions of the repository', () => {
  const risky = workflows.filter(({ on }) => 'pull_request_target' in on);
  expect(risky.map(({ name }) => name)).toEqual([]);
  expect(job('preview.yml settings').if).toBe(
    "github.actor != 'dependabot[bot]' && github.event.pull_request.head.repo.full_name == github.repository",
  );
  expect(job('preview.yml build')).toMatchObject({
    needs: 'settings',
    if: "needs.settings.outputs.ready == 'true'",
  });
  expect(job('preview.yml preview')).toMatchObject({ needs: 'build' });
  expect(job('preview.yml preview')).not.toHaveProperty('if');
});

test('no workflow needs a secret, and nothing from outside is pasted into a command', () => {
  for (const { name, text } of files)
    expect({ name, secret: /\bsecrets\b/.test(text) }).toEqual({ name, secret: false });
  for (const { id, run = '' } of steps)
    expect({ id, pasted: run.includes('${{') }).toEqual({ id, pasted: false });
});

test('every night the News are kept for 90 days, whatever the tests say', () => {
  expect(job('deploy.yml backup').needs).toBe('settings');
  const own = job('backup.yml backup').steps!;
  const runs = own.flatMap(({ run }) => run ?? []);
  expect(runs).toEqual([`rm -rf ${NEWS_BACKUP}`, 'npm run backup']);
  expect(own.at(-1)!.with).toMatchObject({ path: NEWS_BACKUP, 'retention-days': 90 });
});

test('a night reads only new pictures from the database: those it has made or copied are kept', () => {
  for (const [id, path] of [
    ['backup.yml backup', `${NEWS_BACKUP}/${PICTURES_FOLDER}`],
    ['build.yml build', NEWS_PICTURES_CACHE],
  ] as const) {
    const own = job(id).steps!;
    const cache = own.findIndex(({ with: settings }) => settings?.path === path);
    const use = own.findIndex(({ run = '' }) => /^npm run (build|backup)$/.test(run));
    // What is emptied before must not hold the cache.
    const emptied = own.findLastIndex(({ run = '' }) => run === `rm -rf ${path.split('/pic')[0]}`);
    expect([emptied, cache, use]).toEqual([emptied, cache, use].sort((a, b) => a - b));
    expect(cache).toBeGreaterThan(0);
    expect(String(own[cache]!.with!.key)).toContain(String(own[cache]!.with!['restore-keys']));
  }
});

test('the deployed rules are those of the commit, not what the build left', () => {
  const own = job('deploy.yml deploy').steps!;
  const restore = own.findIndex(({ run = '' }) => run.endsWith('> dist/firestore.rules'));
  expect(own[restore]!.run).toContain('/contents/firestore.rules?ref=$GITHUB_SHA');
  const isBefore = (index: number) => index >= 0 && index < restore;
  expect(isBefore(own.findIndex(({ uses = '' }) => uses.includes('/download-artifact@')))).toBe(
    true,
  );
  expect(own.findIndex(({ run = '' }) => run.startsWith('firebase deploy'))).toBeGreaterThan(
    restore,
  );
});

test('only main is deployed, even by hand; a run elsewhere fails and says why', () => {
  expect(job('deploy.yml branch').if).toBe("github.ref != 'refs/heads/main'");
  const [{ run = '' }] = job('deploy.yml branch').steps as [Step];
  const { status, stdout } = spawnSync('bash', ['-e', '-c', run], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('choose the branch main');
  expect(job('deploy.yml build').if).toMatch(/&& github\.ref == 'refs\/heads\/main'$/);
  expect(job('deploy.yml deploy').needs).toBe('build');
});

test('every deployment, even at night or by hand, waits for the tests to pass', () => {
  expect(job('deploy.yml test')).toEqual({
    id: 'deploy.yml test',
    if: "github.ref == 'refs/heads/main'",
    uses: './.github/workflows/test.yml',
  });
  // Without a status function in its condition, a job runs only if all the jobs it needs succeeded.
  const chain = { build: ['settings', 'test'], deploy: 'build', check: 'deploy' };
  for (const [name, needs] of Object.entries(chain)) {
    expect(job(`deploy.yml ${name}`).needs).toEqual(needs);
    expect(job(`deploy.yml ${name}`).if ?? '').not.toMatch(/\b(cancelled|always|failure)\(/);
  }
});

test('every command that a workflow runs is in package.json', () => {
  const all = [...files.map(({ text }) => text), setUp].join('\n');
  const commands = [...all.matchAll(/\bnpm run(?: -\S+)* ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands).toEqual(expect.arrayContaining(['build', 'check:live', 'screens', 'sizes']));
  expect(commands).toHaveLength(all.match(/\bnpm run\b/g)!.length);
  expect(commands.filter((name) => !(name in packageFile.scripts))).toEqual([]);
});

test('the deployed rules were tested: the emulator is installed, and without it the tests fail', () => {
  const own = job('test.yml test').steps!;
  const at = own.findIndex(({ run }) => run === 'npm test');
  const before = own.slice(0, at).map(({ run = '' }) => run);
  // Firebase's tools need Java 21 or later; the default Java of GitHub's runners changes with their image.
  expect(before.join('\n')).toMatch(/JAVA_HOME_21_X64.* >> "\$GITHUB_PATH"\n.*emulators:firestore/);
  const nowhere = () => undefined;
  expect(() => hasEmulator(own[at]!.env, nowhere)).toThrow('FIRESTORE_EMULATOR_REQUIRED');
  expect(hasEmulator(own[at]!.env, () => 'emulator.jar')).toBe(true);
  // Elsewhere, a skip is not an error.
  expect(hasEmulator({ CI: 'true' }, nowhere)).toBe(false);
});

test('a build for deployment never uses the copy of the News', () => {
  const own = job('build.yml build').steps!.map(({ run }) => run);
  expect(own.indexOf(`rm -rf ${NEWS_BACKUP}`)).toBe(own.indexOf('npm run build') - 1);
});

test('every action is pinned to a commit, with its version beside it', () => {
  const used = [...files.map(({ text }) => text), setUp].flatMap((text) => [
    ...text.matchAll(/uses: (\S+)( # v\d+\.\d+\.\d+)?/g),
  ]);
  for (const [line, action = '', version] of used) {
    if (action.startsWith('./')) expect(existsSync(join(root, action))).toBe(true);
    else {
      expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect({ line, isNamed: version !== undefined }).toEqual({ line, isNamed: true });
    }
  }
});

test('only a finished build is deployed, and the repository’s own settings are refused', () => {
  const commands = steps.flatMap(({ run = '' }) => (run.includes('deploy ') ? [run] : []));
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(command).toContain(`--config dist/${HOSTING_FILE} `);
  const [command = '', ...options] = firebase.hosting.predeploy.split(' ');
  const { status, stderr } = spawnSync(command, options, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was deployed');
  const byHand = commands[0]!
    .replace('"$FIREBASE_PROJECT_ID" --non-interactive', 'PROJECT_ID')
    .replace(/^firebase/, /npx \S+ \S+/.exec(stderr)![0]);
  expect(stderr).toContain(`${byHand}\n`);
  expect(read(join(root, '.github/OWNERS.md'))).toContain(`\n    ${byHand}\n`);
});
