import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import type { DatabaseSettings } from '../../news/databaseSettings';
import { PAGE_LENGTH } from '../../news/listView';
import { articlePath } from '../../news/newsAddresses';
import type { NewsSnapshot } from '../../news/newsSources';
import { serializePageData } from '../../news/pageData';
import { neighborsAt } from '../../news/sortArticles';
import { OFFLINE_PATH } from '../../offline/offlinePage';
import type * as Prerender from '../../prerender';
import type { Assets } from '../assets/makeAssets';
import type { Bundle } from '../bundle';
import { collectInlineCode } from '../contentSecurityPolicy';
import type { InlineHashes } from '../contentSecurityPolicy';
import { headWriter, headingOf, MANIFEST_LINK } from '../head/headWriter';
import type { HeadSources } from '../head/headWriter';
import { canBeFile, forBrowser, startOfList } from '../news/builtNews';
import type { NewsCopy } from '../news/builtNews';
import { pageDocument, preloadScript, withIntegrity } from './pageDocument';
import type { PageDocument } from './pageDocument';

interface SiteToPrerender {
  readonly bundle: Bundle;
  /** The script within every page (src/headScript.ts). */
  readonly inline: string;
  readonly database: DatabaseSettings;
  readonly head: Omit<HeadSources, 'previews'>;
  readonly drawPreviews: Assets['drawPreviews'];
  readonly news: NewsCopy;
  readonly out: string;
}

/** The page of a route, with the site's script. */
interface RoutePage {
  /** The name of its component (src/routes.ts). */
  readonly name: string;
  readonly path: string;
  readonly news: NewsSnapshot;
  readonly page: Prerender.PrerenderedPage;
  readonly file: string;
}

/**
 * Writes every page and every article to a file of its own, and returns the hashes that their security
 * policy has to list. Throws an Error that names the page that failed.
 */
export async function prerenderSite(site: SiteToPrerender): Promise<InlineHashes> {
  const { bundle, inline, database, head, news, out } = site;
  // The application that the build itself runs.
  const prerender = createRequire(bundle.prerender)(bundle.prerender) as typeof Prerender;
  const { routes, prerenderPage, lastPastDay } = prerender;
  const pages: RoutePage[] = [];
  for (const { path, name } of routes) {
    if (path === ARTICLE) continue;
    const shown = newsOn(path, news);
    const page = await prerenderPage(path, shown);
    pages.push({ path, name, news: shown, page, file: fileOf(path) });
  }
  const headings = pages.map(({ path, page }) => ({ path, heading: headingOf(page) }));
  const headOf = headWriter({ ...head, previews: await site.drawPreviews(headings) });
  const code = collectInlineCode();
  const read = (address: string) => readFileSync(join(out, address));
  const template = withIntegrity(bundle.template, read);
  const preloads = new Map(
    Array.from(bundle.pageScripts, ([name, scripts]) => [
      name,
      scripts.map((script) => preloadScript(script, read)).join(''),
    ]),
  );

  async function write(file: string, page: Omit<PageDocument, 'template' | 'inline'>) {
    const html = pageDocument({ template, inline, ...page });
    code.add(html);
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), html);
  }

  async function writePage({ name, path, news: shown, page, file }: RoutePage) {
    const { article } = shown;
    const preloaded = preloads.get(name);
    if (!preloaded) throw new Error(`The bundle has no script for ${name} (src/routes.ts).`);
    const data = serializePageData({
      database,
      feedScript: bundle.feedScript,
      news: article ? { ...shown, article: forBrowser(article) } : shown,
      lastPastDay,
    });
    const late = preloaded + MANIFEST_LINK;
    await write(file, { page, head: headOf(path, page, article), data, late });
  }

  for (const page of pages) await writePage(page);

  const { name } = routes.find(({ path }) => path === ARTICLE)!;
  const writeArticle = async (id: string, shown: NewsSnapshot, file = fileOf(articlePath(id))) => {
    const path = articlePath(id);
    await writePage({ name, path, news: shown, page: await prerenderPage(path, shown), file });
  };
  await writeArticle('…', { isShell: true }, 'shell.html');
  const filed = news.articles.filter(canBeFile);
  await pMap(
    filed,
    (article, index) =>
      writeArticle(article.id, {
        article: { ...article, copiedAt: news.copiedAt },
        neighbors: neighborsAt(filed, index),
      }),
    // A few at a time, so that memory does not grow with the News.
    { concurrency: 16 },
  );

  // The page for unknown addresses: the home page without its script, which redirects there at once.
  await write('404.html', {
    page: await prerenderPage('/', { newest: [] }),
    head: `${headOf('/404')}\n<meta http-equiv="refresh" content="0; url=/">${NO_INDEX}`,
  });
  await write(fileOf(OFFLINE_PATH), {
    page: await prerender.prerenderOfflinePage(),
    head: `${headOf(OFFLINE_PATH)}\n${NO_INDEX}`,
  });
  return code;
}

const ARTICLE = '/news/:id';

const NO_INDEX = '<meta name="robots" content="noindex">';

/** Returns the News that a page shows. Home shows words alone, so it gets no text to make a preview of. */
function newsOn(path: string, { articles, copiedAt }: NewsCopy): NewsSnapshot {
  if (path === '/news') return { ...startOfList(articles, PAGE_LENGTH), copiedAt };
  const newest = startOfList(articles, 1).articles.map((article) => ({ ...article, content: '' }));
  return path === '/' ? { newest } : {};
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
