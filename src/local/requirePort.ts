import { createServer } from 'node:net';

/** Rejects with a plain sentence when another program has the port. Port 0 stands for any free one. */
export async function requirePort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  );
}
