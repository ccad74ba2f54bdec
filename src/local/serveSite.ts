import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { server } from 'superstatic';
import type { Configuration } from 'superstatic/lib/config';
import { readHosting } from '../pipeline/hosting';

export interface SiteServer {
  /** `http://localhost:5000` */
  readonly origin: string;
  stop(): Promise<void>;
}

interface SiteToServe {
  /** The folder of a finished build (pipeline/build.ts). */
  readonly out: string;
  readonly port: number;
}

/**
 * Serves a finished build with Firebase's own server, as Firebase Hosting does: same addresses,
 * rewrites, headers and 404 page. Port 0 means any free one. Rejects with the system's error when the port is taken.
 */
export async function serveSite({ out, port }: SiteToServe): Promise<SiteServer> {
  const { ignore } = await readHosting(out);
  // Read for each request: a build that takes the place of this one brings headers of its own. The types do
  // not know that, nor that a redirect may have a pattern in place of a path.
  const config = (() => readHosting(out)) as unknown as Configuration;
  const app = server({ cwd: out, config, compression: true, port, hostname: 'localhost' });
  // The Firebase CLI never uploads these files, but its server would serve them.
  const ignored = new Set(ignore.map((file) => `/${file}`));
  app.use((request, response, next) => {
    if (!isReadable(request.url)) {
      // Firebase's redirects would throw.
      response.writeHead(400).end('This address is not a valid URL.');
      return;
    }
    // No file system has such a name, and its error would be the answer.
    request.url = request.url?.replace(/[^/?]{200,}/, 'too-long');
    if (ignored.has(request.url?.split('?')[0] ?? '')) request.url = NOWHERE;
    next();
  });
  // Its types want a callback.
  const running = app.listen(() => undefined);
  await once(running, 'listening');
  return {
    origin: `http://localhost:${(running.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        running.close(() => resolve());
        running.closeAllConnections();
      }),
  };
}

/** No file can have this address. */
const NOWHERE = '/not/here';

/** Returns whether every % in an address begins an escaped character. */
function isReadable(address = ''): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}
