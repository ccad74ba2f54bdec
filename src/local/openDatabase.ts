import { join } from 'node:path';
import { localDatabase } from '../news/databaseSettings';
import { readSampleArticles } from '../pipeline/readSampleArticles';
import type { Settings } from '../pipeline/settings';
import { startDatabase } from './database/startDatabase';
import { requirePort } from './requirePort';
import { seedNews } from './seedNews';

interface OpenDatabase {
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
  const port = await choosePort(report);
  const database = await startDatabase({ port, file: process.env.DATABASE_FILE });
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

/** The port that the examples of the README use, or any free one when another program has that. */
async function choosePort(report: (step: string) => void): Promise<number> {
  const { hostname, port } = new URL(`http://${localDatabase.emulatorHost}`);
  try {
    await requirePort(Number(port), hostname);
    return Number(port);
  } catch {
    report(`Port ${port} is in use, so the database takes another`);
    return 0;
  }
}
