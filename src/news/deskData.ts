import { jsonBlock, readJsonBlock } from '../lib/html';
import type { DatabaseSettings } from './databaseSettings';

/** What the page of the News desk hands to its script. */
export interface DeskData {
  readonly database: DatabaseSettings;
  /** `host:port` of the Auth emulator or the stand-in for it; absent in production. */
  readonly authHost?: string;
  /** Who can sign in at the stand-in, so that the form can offer them: on one machine only. */
  readonly people?: readonly LocalPerson[];
}

export interface LocalPerson {
  readonly email: string;
  readonly password: string;
  /** Such as "an editor". */
  readonly what: string;
}

const DESK_DATA_ID = 'desk-data';

/** Returns the data block of the desk's page. */
export const serializeDeskData = (data: DeskData) => jsonBlock(DESK_DATA_ID, data);

/** Reads that block; undefined on a page without one (the development server's). */
export const readDeskData = (page: Document) =>
  readJsonBlock(page, DESK_DATA_ID) as DeskData | undefined;
