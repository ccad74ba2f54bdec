import type { Article } from '../../news/article';
import { articlePath } from '../../news/newsAddresses';
import { PAGE_LENGTH } from '../../news/listView';
import { OFFLINE_PATH } from '../../offline/offlinePage';
import { createPageWriter } from './createPageWriter';
import type { PageSources, PageWriter } from './createPageWriter';
import { prerenderArticles } from './prerenderArticles';
import type { InlineCode } from '../contentSecurityPolicy';
import { startOfList } from '../news/builtNews';

interface SiteToPrerender extends PageSources {
  readonly articles: readonly Article[];
}

/**
 * Writes every page and every article to a file of its own, and returns the hashes that their security
 * policy has to list. Throws an Error that names the page that failed.
 */
export async function prerenderSite({
  articles,
  ...sources
}: SiteToPrerender): Promise<InlineCode> {
  const writer = createPageWriter(sources);
  for (const { path, name } of writer.prerender.routes) {
    if (path === '/news/:id') {
      const shell = { path: articlePath('…'), news: { isShell: true }, file: 'shell.html' };
      await writer.writePage({ name, ...shell });
      await prerenderArticles({ sources, writer, name, articles });
    } else {
      await writer.writePage({
        name,
        path,
        news: path === '/news' ? startOfList(articles, PAGE_LENGTH) : {},
      });
    }
  }
  await writeNotFound(writer);
  await writer.writeWithoutSiteScript(`${OFFLINE_PATH.slice(1)}.html`, {
    page: await writer.prerender.prerenderOfflinePage(),
    head: `${writer.headOf(OFFLINE_PATH)}\n${NO_INDEX}`,
  });
  return writer.code;
}

/** Writes the page for unknown addresses: the home page without its script, which redirects there at once. */
async function writeNotFound({
  prerender,
  headOf,
  writeWithoutSiteScript,
}: PageWriter): Promise<void> {
  const goHome = `<meta http-equiv="refresh" content="0;url=/">${NO_INDEX}`;
  await writeWithoutSiteScript('404.html', {
    page: await prerender.prerenderPage('/', {}),
    head: `${headOf('/404')}\n${goHome}`,
  });
}

const NO_INDEX = '<meta name="robots" content="noindex">';
