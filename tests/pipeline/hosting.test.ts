import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serveSite } from '../../src/local/serveSite';
import { finishHosting, readHosting, writeHosting } from '../../src/pipeline/hosting';
import type { Hosting } from '../../src/pipeline/hosting';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();
const root = join(__dirname, '..', '..');
const policy = "default-src 'none'";
const deskPolicy = "default-src 'self'";

/** Files that carry a hash of their content in their names. */
const hashed = [
  '/scripts/HomePage.12345678.js',
  '/scripts/confetti.module.12345678.js',
  '/pictures/banner-hive-12345678-480.avif',
  '/pictures/kickoff-12345678.gif',
  '/pictures/news/20260110-k3f9-600x400-480.avif',
  '/turn/roomba-12345678-00.avif',
  '/fonts/raleway-bold-12345678.woff2',
  '/icons/favicon-32-12345678.png',
  '/previews/home-12345678.jpg',
];

async function finishedBuild() {
  const out = mkdtempSync(join(scratch, 'site-'));
  for (const page of ['index', 'shell', '404']) {
    writeFileSync(join(out, `${page}.html`), `<title>${page}</title>`);
  }
  for (const name of hashed) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), '');
  }
  await writeHosting(root, { out, isForVisitors: true, policy, deskPolicy });
  return out;
}

test('a build that takes the place of the served one brings its own policy', async () => {
  const out = await finishedBuild();
  const { origin, stop } = await serveSite({ out, port: 0 });
  const served = async () => (await fetch(origin)).headers.get('content-security-policy');
  expect(await served()).toBe(policy);
  await writeHosting(root, { out, isForVisitors: true, policy: "img-src 'self'", deskPolicy });
  expect(await served()).toBe("img-src 'self'");
  await stop();
});

test('a build can be deployed with the settings in its own folder, rules included', async () => {
  const out = await finishedBuild();
  const settings = JSON.parse(readFileSync(join(out, 'firebase.json'), 'utf8')) as {
    firestore: { rules: string };
  };
  const hosting = await readHosting(out);
  // Firebase's command refuses whatever lies outside the folder of the settings.
  expect(hosting.public).toBe('.');
  expect(readFileSync(join(out, settings.firestore.rules), 'utf8')).toBe(
    readFileSync(join(root, 'firestore.rules'), 'utf8'),
  );
  expect(hosting.ignore).toEqual(
    expect.arrayContaining(['firebase.json', settings.firestore.rules]),
  );
  const rule = (source: string, value: string) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value }],
  });
  expect(hosting.headers).toEqual(
    expect.arrayContaining([
      rule('**', policy),
      rule('/desk', deskPolicy),
      rule('/desk/**', deskPolicy),
    ]),
  );
});

const repository: Hosting = {
  public: 'dist',
  predeploy: 'false',
  ignore: [],
  redirects: [
    { source: '/donate', destination: '/', type: 302 },
    { source: '/old', destination: '/new', type: 301 },
  ],
  headers: [],
};

test('/donate leads home until the team has an address for it', () => {
  const { redirects: before } = finishHosting(repository, { files: [], policy, deskPolicy });
  expect(before.slice(0, 2)).toEqual(repository.redirects);
  const { redirects } = finishHosting(repository, {
    files: [],
    policy,
    deskPolicy,
    donateUrl: 'https://example.org/give',
  });
  expect(redirects.slice(0, 2)).toEqual([
    { source: '/donate', destination: 'https://example.org/give', type: 302 },
    { source: '/old', destination: '/new', type: 301 },
  ]);
});

test.each([
  ['/About', '/about'],
  ['/WHATTIMEISIT/', '/whattimeisit'],
  ['/aBout?x=1', '/about?x=1'],
  ['/News/Kickoff-2027', '/news/Kickoff-2027'],
  ['/about).', '/about'],
  ['/news/kickoff,', '/news/kickoff'],
  ['/About.', '/About'],
])('%s, as people and chats write it, leads to %s', async (written, address) => {
  const { origin, stop } = await serveSite({ out: await finishedBuild(), port: 0 });
  const response = await fetch(origin + written, { redirect: 'manual' });
  await stop();
  expect([response.status, response.headers.get('location')]).toEqual([301, address]);
});

test('only a build for visitors can be deployed; any other says why not and what to do', async () => {
  expect(await readHosting(await finishedBuild())).not.toHaveProperty('predeploy');
  // The command leads from the build to the project's folder, whatever that is called.
  const project = join(scratch, "robo hornets & co's");
  for (const file of ['firebase.json', 'firestore.rules', 'src/local/refuseDeploy.cjs']) {
    cpSync(join(root, file), join(project, file));
  }
  const out = join(project, 'dist');
  mkdirSync(out);
  await writeHosting(project, { out, isForVisitors: false, policy, deskPolicy });
  // Firebase's command runs it so: in the folder of the settings.
  const { predeploy = '' } = await readHosting(out);
  const { status, stderr } = spawnSync(predeploy, { cwd: out, shell: true, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was deployed');
  expect(stderr).toContain('npm run build');
});

describe('is served as Firebase serves it', () => {
  let site: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    site = await serveSite({ out: await finishedBuild(), port: 0 });
  });
  afterAll(() => site.stop());

  const get = async (path: string) => {
    const response = await fetch(site.origin + path, { redirect: 'manual' });
    const title = /<title>(.*)<\/title>/.exec(await response.text())?.[1];
    return { status: response.status, title, location: response.headers.get('location') };
  };

  test.each(hashed)('%s, and browsers may keep it', async (path) => {
    const { headers } = await fetch(site.origin + path);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    ['/', { status: 200, title: 'index' }],
    ['/?from=mail', { status: 200, title: 'index' }],
    ['/index.html', { status: 301, location: '/' }],
    ['/news/newer-than-the-build', { status: 200, title: 'shell' }],
    ['/news/a/b', { status: 404, title: '404' }],
    ['/nowhere', { status: 404, title: '404' }],
    ['//', { status: 200, title: 'index' }],
    ['/about?sort=%', { status: 400 }],
    ['/firebase.json', { status: 404, title: '404' }],
    ['/firestore.rules?raw', { status: 404, title: '404' }],
    ['/donate', { status: 302, location: '/' }],
  ])('%s', async (path, expected) => {
    expect(await get(path)).toMatchObject(expected);
  });
});
