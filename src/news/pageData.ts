import type { Day } from '../../content/types/basics';
import { jsonBlock, readJsonBlock, readJsonBlockText } from '../lib/html';
import type { DatabaseSettings } from './databaseSettings';
import type { NewsSnapshot } from './newsSources';

/** What a prerendered page hands to its script: the News it was made from, and where the live News is. */
interface PageData {
  readonly database: DatabaseSettings;
  /** The address of the script that talks to Firestore. */
  readonly feedScript: string;
  readonly news: NewsSnapshot;
  /** The last day of the content that was over then. */
  readonly lastPastDay?: Day;
}

const PAGE_DATA_ID = 'page-data';

/** Returns a page's data block. */
export const serializePageData = (data: PageData) => jsonBlock(PAGE_DATA_ID, data);

/** Reads the page's data block; undefined on a page without one (the development server's). */
export const readPageData = (page: Document) =>
  readJsonBlock(page, PAGE_DATA_ID) as PageData | undefined;

/** Reads the same from a page's HTML, as serializePageData returns it. */
export const readPageDataText = (html: string) =>
  readJsonBlockText(html, PAGE_DATA_ID) as PageData | undefined;
