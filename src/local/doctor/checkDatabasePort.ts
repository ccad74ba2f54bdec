import { localDatabase } from '../../news/databaseSettings';
import { requirePort } from '../requirePort';

/**
 * Returns that the usual port of the local database is free. Throws an Error if another program or the
 * site takes it, with what npm start then does: with DATABASE_FILE (`keepsFile`), it fails.
 */
export async function checkDatabasePort(sitePort: number, keepsFile: boolean): Promise<string> {
  const { hostname, port } = new URL(`http://${localDatabase.emulatorHost}`);
  if (Number(port) === sitePort) {
    throw new Error(
      keepsFile
        ? `${port} is the site's, and with DATABASE_FILE npm start uses no other: change PORT, or unset DATABASE_FILE`
        : `${port} is the site's: npm start will use another one for its database, and print it`,
    );
  }
  try {
    await requirePort(Number(port), hostname);
    return `${port} is free`;
  } catch {
    throw new Error(
      keepsFile
        ? `${port} is in use, and with DATABASE_FILE npm start uses no other: stop that program, or unset DATABASE_FILE`
        : `${port} is in use: npm start will use another one for its database, and print it`,
    );
  }
}
