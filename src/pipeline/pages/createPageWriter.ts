import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseSettings } from '../../news/databaseSettings';
import type { NewsSnapshot } from '../../news/newsSources';
import { serializePageData } from '../../news/pageData';
import type * as Prerender from '../../prerender';
import type { Bundle } from '../bundle';
import { headWriter, manifestLink } from '../head/headWriter';
import type { HeadSources } from '../head/headWriter';
import { pageDocument, preloadScript, withIntegrity } from './pageDocument';
import type { PageDocument } from './pageDocument';
import { collectInlineCode } from '../contentSecurityPolicy';
import { forBrowser } from '../news/builtNews';

/** What every page of a build is made from. */
export interface PageSources {
  readonly bundle: Bundle;
  /** The script within every page (src/headScript.ts). */
  readonly inline: string;
  readonly database: DatabaseSettings;
  readonly head: HeadSources;
  readonly out: string;
}

/** The page of a route, with the site's script. */
interface RoutePage {
  /** The name of its component (src/routes.ts). */
  readonly name: string;
  readonly path: string;
  readonly news: NewsSnapshot;
  /** Where to write it, if not at its path. */
  readonly file?: string;
  /** The page, if it is rendered already. */
  readonly page?: Prerender.PrerenderedPage;
}

/** Loads the application that the build itself runs. */
export function loadPrerender({ prerender }: Bundle): typeof Prerender {
  return createRequire(prerender)(prerender) as typeof Prerender;
}

export type PageWriter = ReturnType<typeof createPageWriter>;

/** Loads the built application, and returns a writer for its pages. */
export function createPageWriter({ bundle, inline, database, head, out }: PageSources) {
  const prerender = loadPrerender(bundle);
  const headOf = headWriter(head);
  const code = collectInlineCode();
  const read = (address: string) => readFileSync(join(out, address));
  const template = withIntegrity(bundle.template, read);
  const preloads = new Map(
    Array.from(bundle.pageScripts, ([name, scripts]) => [
      name,
      scripts.map((script) => preloadScript(script, read)).join(''),
    ]),
  );

  const write = async (file: string, html: string) => {
    code.add(html);
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), html);
  };

  return {
    prerender,
    headOf,
    /** The hashes that the security policy has to list for the pages written so far. */
    code,
    /** Renders a page and writes it. Rejects with an Error that names the page. */
    async writePage({ name, path, news, file = fileOf(path), ...rendered }: RoutePage) {
      const preloaded = preloads.get(name);
      if (!preloaded) throw new Error(`The bundle has no script for ${name} (src/routes.ts).`);
      const page = rendered.page ?? (await prerender.prerenderPage(path, news));
      const article = news.article && forBrowser(news.article);
      const data = serializePageData({
        database,
        feedScript: bundle.feedScript,
        news: { ...news, ...(article && { article }) },
        lastPastDay: prerender.lastPastDay,
      });
      const html = pageDocument({
        template,
        inline,
        page,
        head: headOf(path, page, news.article),
        data,
        late: preloaded + manifestLink(head.assets),
      });
      await write(file, html);
    },
    writeWithoutSiteScript: (file: string, page: Pick<PageDocument, 'page' | 'head'>) =>
      write(file, pageDocument({ template, inline, ...page })),
  };
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
