import { desk } from '../../../content/desk';
import { escapeHtml } from '../../lib/html';
import { serializeDeskData } from '../../news/deskData';
import type { DeskData } from '../../news/deskData';
import type { Assets } from '../assets/makeAssets';
import { iconElement } from '../head/headWriter';
import { withIntegrity } from './pageDocument';
import type { ReadBuilt } from './pageDocument';

interface DeskPage {
  /** The HTML around the desk, with its placeholders and its script (pipeline/bundle.ts). */
  readonly template: string;
  /** The script within every page (src/headScript.ts). */
  readonly inline: string;
  readonly icons: Assets['icons'];
  /** The bold font's file, which nearly every page of the desk shows. */
  readonly boldFont: string;
  readonly data: DeskData;
  readonly read: ReadBuilt;
}

/** Returns the page of the News desk, which its script fills; without script, it says that it needs it. */
export function deskPage(page: DeskPage): string {
  const { template, inline, icons, boldFont, data, read } = page;
  const head = [
    `<title>${escapeHtml(desk.head.title)}</title>`,
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    ...icons.map(iconElement),
    `<link rel="preload" href="${boldFont}" as="font" type="font/woff2" crossorigin>`,
    `<script>${inline}</script>`,
    serializeDeskData(data),
  ].join('\n');
  return withIntegrity(template, read)
    .replace('<!--head-->', () => head)
    .replace('<!--no-script-->', () => `<p>${escapeHtml(desk.noScript)}</p>`);
}
