import type { PrerenderedPage } from '../../prerender';
import { integrityOf } from '../hashes';

export interface PageDocument {
  /** The HTML around the application, with its placeholders and its script (pipeline/bundle.ts). */
  readonly template: string;
  /** The script within every page (src/headScript.ts). */
  readonly inline: string;
  readonly page: PrerenderedPage;
  /** Elements for the head besides the page's own title, description and styles (head/headWriter.ts). */
  readonly head: string;
  /** The data block for the site's script; a page without data gets no such script. */
  readonly data?: string;
  /** Elements to add to the head after the site's script, once the page is painted. */
  readonly late?: string;
}

/** The id of what follows all that is seen of a page with the site's script. */
export const PAGE_END_ID = 'page-end';

const HEAD = '<!--head-->';
const PAGE = '<!--page-->';
const SCRIPT = /<script type="module"[^>]*><\/script>/;

/** Inserts a prerendered page into the template. Throws if the template lost a placeholder in the bundler. */
export function pageDocument(parts: PageDocument): string {
  const { template, inline, page, head, data, late = '' } = parts;
  const script = SCRIPT.exec(template)?.[0];
  if (!script || !template.includes(HEAD) || !template.includes(PAGE)) {
    throw new Error(`src/site.html needs ${HEAD}, ${PAGE} and one module script.`);
  }
  const html = template
    .replace(script, () => (data ? page.styleNames + data : ''))
    .replace(HEAD, () => [page.head, page.styles, head, `<script>${inline}</script>`].join('\n'))
    .replace('<body>', () => bodyTag(page.bodyClass, data === undefined))
    .replace('</body>', () => `${data ? waitingScripts(script + late) : ''}</body>`)
    .replace(/\n\s*\n/g, '\n');
  // The page comes last, so that blank lines in an article's code are kept.
  return html.replace(PAGE, () => page.body);
}

/** Keeps the scripts until the page is painted (src/headScript.ts). */
function waitingScripts(scripts: string): string {
  return `<template id="${PAGE_END_ID}">${scripts}</template>`;
}

/** Marks a page without the site's script, where styles hide what only script can do (withoutSiteScript). */
function bodyTag(className: string | undefined, isWithoutSiteScript: boolean): string {
  return `<body${className ? ` class="${className}"` : ''}${isWithoutSiteScript ? ' data-without-site-script' : ''}>`;
}

/** Adds an integrity hash to the site's script, so that browsers verify that it is the one built. */
export function withIntegrity(template: string, read: ReadBuilt): string {
  return template.replace(SCRIPT, (script) => {
    const address = /src="([^"]+)"/.exec(script)?.[1] ?? '';
    return script.replace('></script>', ` ${integrity(address, read)}></script>`);
  });
}

/** Returns a link that preloads a page's own script, which the site's would request only once it runs. */
export function preloadScript(address: string, read: ReadBuilt): string {
  return `<link rel="modulepreload" fetchpriority="low" href="${address}" ${integrity(address, read)}>`;
}

/** Reads a file of the build by its public address. */
export type ReadBuilt = (address: string) => Buffer;

function integrity(address: string, read: ReadBuilt): string {
  return `integrity="${integrityOf(read(address))}"`;
}
