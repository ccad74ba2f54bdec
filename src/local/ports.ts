import { createServer } from 'node:net';

interface Choice {
  /** 0 for any free one. */
  readonly port: number;
  /** Why it is not the usual one, as a sentence without its period; undefined if it is. */
  readonly note?: string;
}

/**
 * Chooses the port of the local database: `port`, as the settings have it, or any free one if that is the
 * site's or taken. With a file that keeps its documents, rejects instead, with an Error that says what to do.
 */
export async function choosePort(
  port: number,
  sitePort: number,
  file: string | undefined,
): Promise<Choice> {
  if (port === sitePort) {
    if (file !== undefined) {
      throw new Error(
        `PORT is ${port}, but with DATABASE_FILE the local database takes that port and no other. Choose another one for the site, such as PORT=5000; or leave DATABASE_FILE out.`,
      );
    }
    return { port: 0, note: `Port ${port} is the site's, so the database uses another one` };
  }
  try {
    await requirePort(port, '127.0.0.1');
    return { port };
  } catch (error) {
    if (file !== undefined) {
      throw new Error(
        `Port ${port} is in use, and with DATABASE_FILE the local database takes no other: two databases would write over each other's documents in ${file}. Stop the other program; or, if it is the local database, share it with FIRESTORE_EMULATOR_HOST=127.0.0.1:${port}; or leave DATABASE_FILE out.`,
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
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explainPort(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Says in a plain sentence that another program has the port of the site; returns any other error as it is. */
export function explainPort(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const program =
    process.platform === 'darwin' ? 'program (on a Mac: AirPlay Receiver)' : 'program';
  return new Error(
    `Port ${port} is in use. Stop the other ${program}, or choose another port with the setting PORT, such as PORT=${port === 5001 ? 5002 : 5001}.`,
  );
}
