import { localDatabase } from '../news/databaseSettings';
import { readDeskData } from '../news/deskData';
import type { DeskData } from '../news/deskData';

/** Returns the settings in the page; that of the development server has none. */
export function deskSettings(): DeskData {
  const given = process.env.DESK;
  const { emulatorHost } = localDatabase;
  return (
    readDeskData(document) ??
    (given ? (JSON.parse(given) as DeskData) : { database: localDatabase, authHost: emulatorHost })
  );
}
