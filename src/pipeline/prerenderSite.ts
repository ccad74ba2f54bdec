import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Article } from '../news/article';
import { articlePath } from '../news/articlePath';
import type { DatabaseSettings } from '../news/databaseSettings';
import { SHOWN_AT_ONCE } from '../news/listView';
import { neighborsAt } from '../news/neighbors';
import type { NewsSnapshot } from '../news/newsSources';
import { writePageData } from '../news/pageData';
import type * as Prerender from '../prerender';
import { OFFLINE_PATH } from '../offline/offlinePage';
import type { Bundle } from './bundle';
import { mapLimited } from './mapLimited';
import { FILES_AT_ONCE, canBeFile, toListed } from './writeNewsFiles';
import { pageDocument, preloadScript, withIntegrity } from './pageDocument';
import { collectInlineCode } from './securityHeaders';
import type { InlineCode } from './securityHeaders';

export interface SiteToPrerender {
  readonly bundle: Bundle;
  readonly articles: readonly Article[];
  readonly database: DatabaseSettings;
  /** Elements for the head of a page, beside those that the page brings itself. */
  readonly headOf: (path: string, article?: Article) => string;
  readonly out: string;
}

/** Loads the built application. */
function loadPrerender({ prerender }: Bundle): typeof Prerender {
  return createRequire(prerender)(prerender) as typeof Prerender;
}

/**
 * Writes every page and every article as a file of its own, and gives what their security policy
 * has to name. Throws an Error that names the page that failed.
 */
export async function prerenderSite(site: SiteToPrerender): Promise<InlineCode> {
  const { bundle, articles, database, headOf, out } = site;
  const prerender = loadPrerender(bundle);
  const code = collectInlineCode();
  const read = (address: string) => readFileSync(join(out, address));

  const write = async (file: string, html: string) => {
    code.add(html);
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), html);
  };
  const shell = withIntegrity(bundle.shell, read);
  const preloads = new Map(
    Array.from(bundle.pageScripts, ([name, scripts]) => [
      name,
      scripts.map((script) => preloadScript(script, read)).join(''),
    ]),
  );
  const preload = (name: string) => {
    const links = preloads.get(name);
    if (!links) throw new Error(`The bundle has no script for ${name} (src/routes.ts).`);
    return links;
  };
  const writePage = async (name: string, path: string, news: NewsSnapshot, file = fileOf(path)) => {
    const page = await prerender.prerenderPage(path, news);
    const data = writePageData({ database, feedScript: bundle.feedScript, news });
    const head = headOf(path, news.article);
    await write(file, pageDocument({ shell, page, head, data, preloads: preload(name) }));
  };

  for (const { path, name } of prerender.routes) {
    if (path === '/news/:id') {
      const filed = articles.filter(canBeFile);
      await mapLimited(filed.entries(), FILES_AT_ONCE, async ([place, article]) => {
        const neighbors = neighborsAt(filed, place);
        await writePage(name, articlePath(article.id), { article, neighbors });
      });
      await writePage(name, articlePath('…'), { isShell: true }, 'shell.html');
    } else {
      await writePage(name, path, path === '/news' ? listSnapshot(articles) : {});
    }
  }
  await write('404.html', await notFoundDocument(bundle, prerender, headOf('/404')));
  const offline = {
    page: await prerender.prerenderOfflinePage(),
    head: `${headOf(OFFLINE_PATH)}\n${NO_INDEX}`,
  };
  await write(`${OFFLINE_PATH.slice(1)}.html`, pageDocument({ shell, ...offline }));
  return code;
}

/** The newest articles, cut to their previews: what the News page is made from. */
export function listSnapshot(articles: readonly Article[]): NewsSnapshot {
  const newest = articles.slice(0, SHOWN_AT_ONCE);
  return {
    articles: newest.map(toListed),
    hasMoreArticles: articles.length > newest.length,
  };
}

/** An unknown address shows the home page's words without its script, and goes there at once. */
async function notFoundDocument(
  { shell }: Bundle,
  { prerenderPage }: typeof Prerender,
  head: string,
): Promise<string> {
  const page = await prerenderPage('/', {});
  const goHome = `<meta http-equiv="refresh" content="0;url=/">${NO_INDEX}`;
  return pageDocument({ shell, page, head: `${head}\n${goHome}` });
}

const NO_INDEX = '<meta name="robots" content="noindex">';

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
