import { join } from 'node:path';
import { localDatabase } from '../news/databaseSettings';
import { readArticleFiles } from '../pipeline/news/readArticleFiles';
import type { Settings } from '../pipeline/settings';
import { startDatabase } from './database/startDatabase';
import { requirePort } from './requirePort';
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
export async function openDatabase(toOpen: DatabaseToOpen): Promise<OpenDatabase> {
  const { root, settings, report } = toOpen;
  if (settings.isRealProject || settings.isDatabaseNamed) {
    return { settings, stop: async () => undefined };
  }
  const samples = readArticleFiles(join(root, 'content', 'news'));
  const file = process.env.DATABASE_FILE?.trim() || undefined;
  const port = await choosePort(file, toOpen);
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

/** Returns the port that the README's examples use, or 0 (any free one) if it is not there to take. */
async function choosePort(
  file: string | undefined,
  { sitePort, report }: DatabaseToOpen,
): Promise<number> {
  const { emulatorHost } = localDatabase;
  const { hostname, port } = new URL(`http://${emulatorHost}`);
  if (Number(port) === sitePort) {
    if (file !== undefined) {
      throw new Error(
        `PORT is ${port}, but with DATABASE_FILE the local database takes that port and no other. Choose another one for the site, such as PORT=5000; or leave DATABASE_FILE out.`,
      );
    }
    report(`Port ${port} is the site's, so the database uses another one`);
    return 0;
  }
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
