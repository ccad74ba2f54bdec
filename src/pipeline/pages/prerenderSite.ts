import pMap from 'p-map';
import type { Article } from '../../news/article';
import type { NewsSnapshot } from '../../news/newsSources';
import { PAGE_LENGTH } from '../../news/listView';
import { neighborsAt } from '../../news/sortArticles';
import { articlePath } from '../../news/newsAddresses';
import { OFFLINE_PATH } from '../../offline/offlinePage';
import type { InlineHashes } from '../contentSecurityPolicy';
import { canBeFile, startOfList } from '../news/builtNews';
import type { NewsCopy } from '../news/builtNews';
import type { Assets } from '../assets/makeAssets';
import { headingOf } from '../head/headWriter';
import { createPageWriter, loadPrerender } from './createPageWriter';
import type { PageSources, PageWriter } from './createPageWriter';

interface SiteToPrerender extends Omit<PageSources, 'head'> {
  readonly head: Omit<PageSources['head'], 'previews'>;
  readonly drawPreviews: Assets['drawPreviews'];
  readonly news: NewsCopy;
}

/**
 * Writes every page and every article to a file of its own, and returns the hashes that their security
 * policy has to list. Throws an Error that names the page that failed.
 */
export async function prerenderSite(site: SiteToPrerender): Promise<InlineHashes> {
  const {
    news: { articles, copiedAt },
    drawPreviews,
    ...given
  } = site;
  const { routes, prerenderPage } = loadPrerender(given.bundle);
  const pages = [];
  for (const { path, name } of routes) {
    if (path === ARTICLE) continue;
    const news = newsOn(path, site.news);
    pages.push({ path, name, news, page: await prerenderPage(path, news) });
  }
  const previews = await drawPreviews(
    pages.map(({ path, page }) => ({ path, heading: headingOf(page) })),
  );
  const writer = createPageWriter({ ...given, head: { ...given.head, previews } });
  for (const page of pages) await writer.writePage(page);
  const { name } = routes.find(({ path }) => path === ARTICLE)!;
  const shell = { path: articlePath('…'), news: { isShell: true }, file: 'shell.html' };
  await writer.writePage({ name, ...shell });
  await prerenderArticles(
    writer,
    name,
    articles.map((article) => ({ ...article, copiedAt })),
  );
  await writeNotFound(writer);
  await writer.writeWithoutSiteScript(`${OFFLINE_PATH.slice(1)}.html`, {
    page: await writer.prerender.prerenderOfflinePage(),
    head: `${writer.headOf(OFFLINE_PATH)}\n${NO_INDEX}`,
  });
  return writer.code;
}

/** Returns the News that a page shows. Home shows words alone, so it gets no text to make a preview of. */
function newsOn(path: string, { articles, copiedAt }: NewsCopy): NewsSnapshot {
  if (path === '/news') return { ...startOfList(articles, PAGE_LENGTH), copiedAt };
  const newest = startOfList(articles, 1).articles.map((article) => ({ ...article, content: '' }));
  return path === '/' ? { newest } : {};
}

/** Writes the page for unknown addresses: the home page without its script, which redirects there at once. */
async function writeNotFound({
  prerender,
  headOf,
  writeWithoutSiteScript,
}: PageWriter): Promise<void> {
  const goHome = `<meta http-equiv="refresh" content="0; url=/">${NO_INDEX}`;
  await writeWithoutSiteScript('404.html', {
    page: await prerender.prerenderPage('/', { newest: [] }),
    head: `${headOf('/404')}\n${goHome}`,
  });
}

const ARTICLE = '/news/:id';

const NO_INDEX = '<meta name="robots" content="noindex">';

/**
 * Writes the page of every article that gets files, a few at a time, so that memory does not grow with the
 * News. Rejects with an Error that names the page that failed.
 */
async function prerenderArticles(
  { writePage }: PageWriter,
  name: string,
  articles: readonly Article[],
): Promise<void> {
  const filed = articles.filter(canBeFile);
  const write = (article: Article, index: number) =>
    writePage({
      name,
      path: articlePath(article.id),
      news: { article, neighbors: neighborsAt(filed, index) },
    });
  await pMap(filed, write, { concurrency: 16 });
}
