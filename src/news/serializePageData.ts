import { scriptJson } from '../lib/html';
import { CLOSING, OPENING } from './pageData';
import type { PageData } from './pageData';

/** Returns a page's data block. Apart from what reads it, because the browser only does that. */
export function serializePageData(data: PageData): string {
  return OPENING + scriptJson(data) + CLOSING;
}
