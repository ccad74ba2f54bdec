import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server } from 'superstatic';
import { readHosting } from '../pipeline/hosting';

export interface SiteServer {
  /** `http://localhost:5000` */
  readonly origin: string;
  stop(): Promise<void>;
}

interface SiteToServe {
  readonly root: string;
  /** The working folder of the build (pipeline/build.ts). */
  readonly work: string;
  readonly port: number;
}

/**
 * Serves a finished build as Firebase Hosting does: same addresses, rewrites, headers and 404 page,
 * by Firebase's own server. Port 0 takes any free one. Rejects when the port is taken.
 */
export async function serveSite({ root, work, port }: SiteToServe): Promise<SiteServer> {
  const config = await readHosting(work);
  const host = { cwd: root, config, compression: true, port, hostname: 'localhost' };
  const running = await new Promise<Server>((resolve, reject) => {
    const starting = server(host).listen(() => resolve(starting));
    starting.once('error', reject);
  });
  return {
    origin: `http://localhost:${(running.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        running.close(() => resolve());
        running.closeAllConnections();
      }),
  };
}
