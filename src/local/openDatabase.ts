import { join } from 'node:path';
import { localDatabase } from '../news/databaseSettings';
import { readArticleFiles } from '../pipeline/news/readArticleFiles';
import { readDatabaseFile } from '../pipeline/settings';
import type { Settings } from '../pipeline/settings';
import { choosePort } from './choosePort';
import { startDatabase } from './database/startDatabase';
import { seedNews } from './seedNews';

interface DatabaseToOpen {
  /** The project's folder. */
  readonly root: string;
  readonly settings: Settings;
  /** The port that the site is going to take; 0 if that is any free one. */
  readonly sitePort: number;
  /** Called with one line per step. */
  readonly report: (step: string) => void;
}

interface OpenDatabase {
  readonly settings: Settings;
  stop(): Promise<void>;
}

/**
 * Makes sure that there is a database to read: a local one with the sample articles, unless the
 * settings name another. If its usual port is taken, or the site's, it uses any free one and reports
 * that; with DATABASE_FILE it rejects instead, with an Error that says what to do.
 */
export async function openDatabase({
  root,
  settings,
  sitePort,
  report,
}: DatabaseToOpen): Promise<OpenDatabase> {
  if (settings.isRealProject || settings.isDatabaseNamed) {
    return { settings, stop: async () => undefined };
  }
  const samples = readArticleFiles(join(root, 'content', 'news'));
  const file = readDatabaseFile(process.env);
  const { port, note } = await choosePort(sitePort, file);
  if (note !== undefined) report(note);
  const database = await startDatabase({ port, file });
  seedNews(database.documents, localDatabase.projectId, samples);
  report(`The local database is ready: ${database.host}`);
  return {
    settings: {
      ...settings,
      database: { ...settings.database, emulatorHost: database.host },
      isDatabaseNamed: true,
    },
    stop: () => database.stop(),
  };
}
