/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDatabase } from '../../src/news/databaseSettings';
import { prerenderSite } from '../../src/pipeline/prerenderSite';

const shell =
  '<html><head><!--head--><script type="module" src="/scripts/main.js"></script></head><body><div id="root"><!--page--></div></body></html>';

/** A build whose application draws every page as its path, but for those that it is told to fail. */
function buildThatFailsAt(failing: string) {
  const out = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(out, 'scripts'));
  for (const name of ['main', 'Home', 'About', 'Article']) {
    writeFileSync(join(out, 'scripts', `${name}.js`), name);
  }
  const prerender = join(out, 'prerender.cjs');
  writeFileSync(
    prerender,
    `exports.routes = [
      { path: '/', name: 'Home' }, { path: '/about', name: 'About' }, { path: '/news/:id', name: 'Article' }
    ];
    exports.prerenderPage = async (path) => {
      if (path === ${JSON.stringify(failing)}) throw new Error(path + ' could not be prerendered');
      return { head: '', styles: '', body: '<h1>' + path + '</h1>' };
    };
    exports.prerenderOfflinePage = () => exports.prerenderPage('/offline');`,
  );
  const pageScripts = new Map(
    ['Home', 'About', 'Article'].map((name) => [name, [`/scripts/${name}.js`]]),
  );
  const article = { id: 'kickoff', title: 'Kickoff', publishedAt: 1, content: 'Text' };
  return {
    out,
    bundle: { shell, pageScripts, feedScript: '/scripts/feed.js', prerender, packages: [] },
    articles: [article, { ...article, id: 'no/file' }, { ...article, id: 'older' }],
    database: localDatabase,
    headOf: (path: string) => `<meta name="path" content="${path}">`,
  };
}

test('every page, every article that can be a file, the shell and the 404 page are written', async () => {
  const site = buildThatFailsAt('nowhere');
  await prerenderSite(site);
  const read = (file: string) => readFileSync(join(site.out, file), 'utf8');
  expect(read('index.html')).toContain('<h1>/</h1>');
  expect(read('about.html')).toContain('content="/about"');
  expect(read('news/kickoff.html')).toContain('"content":"Text"');
  expect(read('news/kickoff.html')).toContain('"neighbors":{"older":{"id":"older"');
  expect(read('shell.html')).toContain('"isShell":true');
  expect(read('404.html')).not.toContain('<script');
  expect(read('offline.html')).toContain('<h1>/offline</h1>');
  expect(read('offline.html')).not.toContain('<script');
  expect(read('about.html')).toMatch(/modulepreload[^>]*About\.js" integrity="sha384-/);
});

test.each(['/about', '/news/kickoff'])(
  'a page that throws fails the build and is named: %s',
  async (failing) => {
    await expect(prerenderSite(buildThatFailsAt(failing))).rejects.toThrow(failing);
  },
);
