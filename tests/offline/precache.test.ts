import { precachedPage, fillPrecache, trimPrecache } from '../../src/offline/precache';
import { blockPage, fakeBrowser } from './fakeBrowser';

const about = (revision: string) => ({ url: '/about', revision });
const script = (name: string) => ({ url: `/scripts/${name}.js`, revision: null });
const answers = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, path]));

test('a new build fetches what is new, and drops the pages of the old build but not its scripts', async () => {
  const { asked, caches } = fakeBrowser(
    answers('/about', '/scripts/a.js', '/scripts/b.js', '/scripts/c.js'),
  );
  await fillPrecache([about('one'), script('a'), script('b')]);
  asked.length = 0;
  const next = [about('two'), script('b'), script('c')];
  await fillPrecache(next);
  expect(asked).toEqual(['/about', '/scripts/c.js']);
  await trimPrecache(next);
  expect(caches.paths('precache').sort()).toEqual([
    '/about?revision=two',
    '/scripts/a.js',
    '/scripts/b.js',
    '/scripts/c.js',
  ]);
  expect(await (await precachedPage(next, '/about'))?.text()).toBe('/about');
  expect(await precachedPage(next, '/nowhere')).toBeUndefined();
});

test('files are fetched one after the other', async () => {
  fakeBrowser(answers('/scripts/a.js', '/scripts/b.js'));
  let active = 0;
  const answer = globalThis.fetch;
  globalThis.fetch = async (asked) => {
    active += 1;
    expect(active).toBe(1);
    await new Promise(setImmediate);
    active -= 1;
    return answer(asked);
  };
  await fillPrecache([script('a'), script('b')]);
  expect(active).toBe(0);
});

test('the oldest scripts of old builds are dropped in the end', async () => {
  const many = Array.from({ length: 70 }, (_, number) => script(`old${number}`));
  const { caches } = fakeBrowser(answers('/scripts/new.js', ...many.map(({ url }) => url)));
  for (const old of many) await fillPrecache([old]);
  await fillPrecache([script('new')]);
  await trimPrecache([script('new')]);
  const left = caches.paths('precache');
  expect(left).toHaveLength(61);
  expect(left).toContain('/scripts/new.js');
  expect(left).toContain('/scripts/old69.js');
  expect(left).not.toContain('/scripts/old0.js');
});

test('an incomplete precache does not count, but the next attempt continues it', async () => {
  const { asked, network } = fakeBrowser(answers('/about', '/scripts/a.js'));
  const precache = [about('one'), script('a'), script('b')];
  await expect(fillPrecache(precache)).rejects.toThrow('/scripts/b.js answered 404');
  asked.length = 0;
  Object.assign(network, answers('/scripts/b.js'));
  await fillPrecache(precache);
  expect(asked).toEqual(['/scripts/b.js']);
});

test('a network’s own page in the place of a script is an error, and pages are verified by their hash', async () => {
  const { caches } = fakeBrowser({
    ...answers('/about'),
    '/scripts/a.js': blockPage(),
  });
  const answer = globalThis.fetch;
  const integrity: unknown[] = [];
  globalThis.fetch = async (asked, init) => {
    integrity.push(init?.integrity);
    return answer(asked);
  };
  await expect(fillPrecache([about('sha384-abc'), script('a')])).rejects.toThrow('/scripts/a.js');
  expect(integrity).toEqual(['sha384-abc', undefined]);
  expect(caches.paths('precache')).toEqual(['/about?revision=sha384-abc']);
});

test('a page to which the network was redirected, or an error, is not kept', async () => {
  const redirected = new Response('login');
  Object.defineProperty(redirected, 'redirected', { value: true });
  Object.defineProperty(redirected, 'clone', { value: () => redirected });
  for (const answer of [redirected, new Response('sorry', { status: 503 })]) {
    const { caches } = fakeBrowser({ '/about': answer });
    await expect(fillPrecache([about('one')])).rejects.toThrow(`/about answered ${answer.status}`);
    expect(caches.paths('precache')).toEqual([]);
  }
});
