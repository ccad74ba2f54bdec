import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Rejects with a plain sentence when another program has the port, and with the system's own error when it
 * cannot be listened on for another reason. Port 0 means any free one.
 */
export async function requirePort(port: number, host = 'localhost'): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const program =
      process.platform === 'darwin' ? 'program (on a Mac: AirPlay Receiver)' : 'program';
    throw new Error(
      `Port ${port} is in use. Stop the other ${program}, or choose another port with the setting PORT, such as PORT=${port === 5001 ? 5002 : 5001}.`,
    );
  });
  await once(probe.close(), 'close');
}
