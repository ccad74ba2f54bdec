import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDatabase } from '../../src/news/databaseSettings';
import { temporaryFolder } from '../temporaryFolder';

const folder = temporaryFolder();

const template =
  '<html><head><!--head--><script type="module" src="/scripts/main.js"></script></head><body><div id="root"><!--page--></div></body></html>';

/** What pages are made from, where the application draws every page as its path, but for those that it is told to fail. */
export function bundleThatFailsAt(failing: string) {
  const out = mkdtempSync(join(folder, 'site-'));
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
      return { head: '', styles: '', styleNames: '', body: '<h1>' + path + '</h1>' };
    };
    exports.prerenderOfflinePage = () => exports.prerenderPage('/offline');`,
  );
  const pageScripts = new Map(
    ['Home', 'About', 'Article'].map((name) => [name, [`/scripts/${name}.js`]]),
  );
  return {
    out,
    bundle: {
      template,
      deskTemplate: '',
      pageScripts,
      feedScript: '/scripts/feed.js',
      prerender,
      packages: [],
    },
    inline: 'paint()',
    database: localDatabase,
    head: {
      assets: {
        pageFonts: { bold: { cut: '', file: '' }, clock: { cut: '', file: '' } },
        icons: [],
      },
    },
    drawPreviews: jest.fn(async () => ({ '/news': '/previews/news.png' })),
  };
}
