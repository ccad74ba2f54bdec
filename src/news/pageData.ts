import type { Day } from '../../content/contentTypes';
import { scriptJson } from '../lib/html';
import type { DatabaseSettings } from './databaseSettings';
import type { NewsSnapshot } from './newsSources';

/** What a prerendered page hands to its script: the News it was made from, and where the live News is. */
export interface PageData {
  readonly database: DatabaseSettings;
  /** The address of the script that talks to Firestore. */
  readonly feedScript: string;
  readonly news: NewsSnapshot;
  /** The last day of the content that was over then. */
  readonly lastPastDay?: Day;
}

const PAGE_DATA_ID = 'page-data';
const OPENING = `<script type="application/json" id="${PAGE_DATA_ID}">`;
const CLOSING = '</script>';

/** Returns a page's data block. */
export function serializePageData(data: PageData): string {
  return OPENING + scriptJson(data) + CLOSING;
}

/** Reads the page's data block; undefined on a page without one (the development server's). */
export function readPageData(page: Document): PageData | undefined {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** Reads the same from a page's HTML, as serializePageData returns it. */
export function readPageDataText(html: string): PageData | undefined {
  const [, text] = html.split(OPENING);
  return text ? (JSON.parse(text.split(CLOSING)[0] ?? '') as PageData) : undefined;
}
