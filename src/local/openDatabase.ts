import { join } from 'node:path';
import { localDatabase } from '../news/databaseSettings';
import type { Settings } from '../pipeline/settings';
import { startDatabase } from './database/startDatabase';
import type { LocalDatabase } from './database/startDatabase';
import { readSampleArticles, seedNews } from './seedNews';

export interface OpenDatabase {
  readonly settings: Settings;
  stop(): Promise<void>;
}

/**
 * Makes sure that there is a database to read: a local one with the sample articles, unless the
 * settings name another. When its usual port is taken it takes any free one, and says so.
 */
export async function openDatabase(
  root: string,
  settings: Settings,
  report: (step: string) => void,
): Promise<OpenDatabase> {
  if (settings.isRealProject || settings.isDatabaseNamed) {
    return { settings, stop: async () => undefined };
  }
  const samples = readSampleArticles(join(root, 'content', 'news'));
  const database = await startOnUsualPort(process.env.DATABASE_FILE);
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

async function startOnUsualPort(file: string | undefined): Promise<LocalDatabase> {
  const port = Number(new URL(`http://${localDatabase.emulatorHost}`).port);
  try {
    return await startDatabase({ port, file });
  } catch {
    return startDatabase({ port: 0, file });
  }
}
