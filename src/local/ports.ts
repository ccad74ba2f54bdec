import { createServer } from 'node:net';
import { localDatabase } from '../news/databaseSettings';

interface Choice {
  /** 0 for any free one. */
  readonly port: number;
  /** Why it is not the usual one, as a sentence without its period; undefined if it is. */
  readonly note?: string;
}

/**
 * Chooses the port of the local database: the one that the README's examples use, or any free one if that
 * is the site's or taken. With a file that keeps its documents, rejects instead, with an Error that says
 * what to do.
 */
export async function choosePort(sitePort: number, file: string | undefined): Promise<Choice> {
  const { emulatorHost } = localDatabase;
  const { hostname, port } = new URL(`http://${emulatorHost}`);
  if (Number(port) === sitePort) {
    if (file !== undefined) {
      throw new Error(
        `PORT is ${port}, but with DATABASE_FILE the local database takes that port and no other. Choose another one for the site, such as PORT=5000; or leave DATABASE_FILE out.`,
      );
    }
    return { port: 0, note: `Port ${port} is the site's, so the database uses another one` };
  }
  try {
    await requirePort(Number(port), hostname);
    return { port: Number(port) };
  } catch (error) {
    if (file !== undefined) {
      throw new Error(
        `Port ${port} is in use, and with DATABASE_FILE the local database takes no other: two databases would write over each other's documents in ${file}. Stop the other program; or, if it is the local database, share it with FIRESTORE_EMULATOR_HOST=${emulatorHost}; or leave DATABASE_FILE out.`,
        { cause: error },
      );
    }
    return { port: 0, note: `Port ${port} is in use, so the database uses another one` };
  }
}

/**
 * Rejects with a plain sentence when another program has the port, and with the system's own error when it
 * cannot be listened on for another reason. Port 0 means any free one.
 */
export async function requirePort(port: number, host = 'localhost'): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const program =
    process.platform === 'darwin' ? 'program (on a Mac: AirPlay Receiver)' : 'program';
  return new Error(
    `Port ${port} is in use. Stop the other ${program}, or choose another port with the setting PORT, such as PORT=${port === 5001 ? 5002 : 5001}.`,
  );
}
