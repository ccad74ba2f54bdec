import { join } from 'node:path';
import { localDatabase } from '../news/databaseSettings';
import { readSampleArticles } from '../pipeline/news/readSampleArticles';
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
 * settings name another. If its usual port is taken, it uses any free one and reports that; with
 * DATABASE_FILE it rejects instead, with an Error that says what to do.
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
  const file = process.env.DATABASE_FILE?.trim() || undefined;
  const port = await choosePort(file, report);
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

/** Returns the port that the README's examples use, or 0 (any free one) if another program has it. */
async function choosePort(
  file: string | undefined,
  report: (step: string) => void,
): Promise<number> {
  const { emulatorHost } = localDatabase;
  const { hostname, port } = new URL(`http://${emulatorHost}`);
  try {
    await requirePort(Number(port), hostname);
    return Number(port);
  } catch (error) {
    if (file !== undefined) {
      throw new Error(
        `Port ${port} is in use, and with DATABASE_FILE the local database takes no other: two databases would write over each other's documents in ${file}. Stop the other program; or, if it is the local database, share it with FIRESTORE_EMULATOR_HOST=${emulatorHost}; or leave DATABASE_FILE out.`,
        { cause: error },
      );
    }
    report(`Port ${port} is in use, so the database uses another one`);
    return 0;
  }
}
