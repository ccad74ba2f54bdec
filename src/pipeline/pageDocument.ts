import { createHash } from 'node:crypto';
import { layOutWindowFirst } from '../layout/layoutOrder';
import type { PrerenderedPage } from '../prerender';
import { lateScripts } from './lateScripts';

export interface PageDocument {
  /** The page around the application, with its placeholders and its script (bundle.ts). */
  readonly shell: string;
  readonly page: PrerenderedPage;
  /** Elements for the head that every page shares. */
  readonly head: string;
  /** The data block for the script; without it the page has no script at all. */
  readonly data?: string;
  /** Elements for the head that come, after the shell's script, once the page is drawn. */
  readonly late?: string;
}

const HEAD = '<!--head-->';
const PAGE = '<!--page-->';
const SCRIPT = /<script type="module"[^>]*><\/script>/;

/** Puts a prerendered page into the shell. Throws when the shell lost a placeholder on its way through the bundler. */
export function pageDocument({ shell, page, head, data, late = '' }: PageDocument): string {
  const script = SCRIPT.exec(shell)?.[0];
  if (!script || !shell.includes(HEAD) || !shell.includes(PAGE)) {
    throw new Error(`src/index.html needs ${HEAD}, ${PAGE} and one module script.`);
  }
  const frame = shell
    .replace(script, () => (data ? `<script>${layOutWindowFirst}</script>${data}` : ''))
    .replace(HEAD, () => [page.head, page.styles, head].join('\n'))
    .replace('<body>', () => (page.bodyClass ? `<body class="${page.bodyClass}">` : '<body>'))
    .replace('</body>', () => `${data ? lateScripts(script + late) : ''}</body>`)
    .replace(/\n\s*\n/g, '\n');
  // The page comes last: a blank line in an article's code is there to be seen.
  return frame.replace(PAGE, () => page.body);
}

/** Adds to the shell's script what lets a browser check that it is the one that was built. */
export function withIntegrity(shell: string, read: ReadBuilt): string {
  return shell.replace(SCRIPT, (script) => {
    const address = /src="([^"]+)"/.exec(script)?.[1] ?? '';
    return script.replace('></script>', ` ${integrity(address, read)}></script>`);
  });
}

/** Has the browser load a page's own script beside the shell's, which would ask for it only once it runs. */
export function preloadScript(address: string, read: ReadBuilt): string {
  return `<link rel="modulepreload" fetchpriority="low" href="${address}" ${integrity(address, read)}>`;
}

/** Reads a file of the build by its public address. */
type ReadBuilt = (address: string) => Buffer;

function integrity(address: string, read: ReadBuilt): string {
  return `integrity="sha384-${createHash('sha384').update(read(address)).digest('base64')}"`;
}
