import { once } from 'node:events';
import { connect } from 'node:tls';
import { request } from './request';
import { finding } from '../finding';
import type { Finding } from '../finding';

/** Firebase renews a certificate a month before it expires: less than this is left only if it cannot. */
const LEFT_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const CONNECT_TIMEOUT_MS = 8000;

/** Checks the certificate of a site, and that http redirects to https on the same host. */
export function checkTransport(origin: string): Promise<Finding[]> {
  const { host, hostname, protocol, port } = new URL(origin);
  if (protocol !== 'https:') {
    const detail = 'the site is read over http: give its address as https://…';
    return Promise.resolve([{ what: 'https', isFine: false, detail }]);
  }
  return Promise.all([
    finding('certificate', async () => {
      const days = await daysLeft(hostname, Number(port || 443));
      const detail = `expires in ${days} days`;
      return days >= LEFT_DAYS
        ? { isFine: true, detail }
        : { isFine: false, detail: `${detail}: look at Hosting in the Firebase console` };
    }),
    finding('http', async () => {
      const address = `http://${host}/`;
      const { status, headers } = await request(address);
      const target = new URL(headers.get('location') ?? '', address);
      return status >= 300 && status < 400 && target.origin === `https://${host}`
        ? { isFine: true, detail: `goes to ${target.href}` }
        : { isFine: false, detail: `answers ${status} instead of redirecting to https://${host}` };
    }),
  ]);
}

/** Returns for how many days a host's certificate is still valid. Rejects if it is not trusted at all. */
async function daysLeft(host: string, port: number): Promise<number> {
  const socket = connect({ host, port, servername: host, timeout: CONNECT_TIMEOUT_MS });
  socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
  try {
    await once(socket, 'secureConnect');
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    return Math.floor((end - Date.now()) / DAY_MS);
  } finally {
    socket.destroy();
  }
}
