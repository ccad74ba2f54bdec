import { createHash } from 'node:crypto';
import { layOutWindowFirst } from '../layout/layoutOrder';
import type { PrerenderedPage } from '../prerender';
import { lateScripts } from './lateScripts';

export interface PageDocument {
  /** The page around the application, with its placeholders and its script (bundle.ts). */
  readonly template: string;
  readonly page: PrerenderedPage;
  /** Elements for the head that every page shares. */
  readonly head: string;
  /** The data block for the script; without it the page has no script at all. */
  readonly data?: string;
  /** Elements for the head that come, after the site's script, once the page is drawn. */
  readonly late?: string;
}

const HEAD = '<!--head-->';
const PAGE = '<!--page-->';
const SCRIPT = /<script type="module"[^>]*><\/script>/;

/** Puts a prerendered page into the template. Throws when the template lost a placeholder on its way through the bundler. */
export function pageDocument({ template, page, head, data, late = '' }: PageDocument): string {
  const script = SCRIPT.exec(template)?.[0];
  if (!script || !template.includes(HEAD) || !template.includes(PAGE)) {
    throw new Error(`src/index.html needs ${HEAD}, ${PAGE} and one module script.`);
  }
  const html = template
    .replace(script, () =>
      data ? `<script>${layOutWindowFirst}</script>${page.styleNames}${data}` : '',
    )
    .replace(HEAD, () => [page.head, page.styles, head].join('\n'))
    .replace('<body>', () => bodyTag(page.bodyClass, data === undefined))
    .replace('</body>', () => `${data ? lateScripts(script + late) : ''}</body>`)
    .replace(/\n\s*\n/g, '\n');
  // The page comes last: a blank line in an article's code is there to be seen.
  return html.replace(PAGE, () => page.body);
}

/** On a page without script the styles hide what only script can do (onStillPage). */
function bodyTag(className: string | undefined, isStill: boolean): string {
  return `<body${className ? ` class="${className}"` : ''}${isStill ? ' data-still' : ''}>`;
}

/** Adds to the site's script what lets a browser check that it is the one that was built. */
export function withIntegrity(template: string, read: ReadBuilt): string {
  return template.replace(SCRIPT, (script) => {
    const address = /src="([^"]+)"/.exec(script)?.[1] ?? '';
    return script.replace('></script>', ` ${integrity(address, read)}></script>`);
  });
}

/** Has the browser load a page's own script beside the site's, which would ask for it only once it runs. */
export function preloadScript(address: string, read: ReadBuilt): string {
  return `<link rel="modulepreload" fetchpriority="low" href="${address}" ${integrity(address, read)}>`;
}

/** Reads a file of the build by its public address. */
type ReadBuilt = (address: string) => Buffer;

function integrity(address: string, read: ReadBuilt): string {
  return `integrity="sha384-${createHash('sha384').update(read(address)).digest('base64')}"`;
}
