import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Connection, databaseClient } from './databaseClient';
import { listen } from '../listen';

type Client = typeof databaseClient;

/** One visitor: a page in its own browser context, with the SDK and nothing else. */
export interface Visitor {
  call<K extends keyof Client>(
    method: K,
    ...args: Parameters<Client[K]>
  ): Promise<Awaited<ReturnType<Client[K]>>>;
  readonly page: Page;
}

export interface ClientPages {
  open(browser: Browser, connection: Connection): Promise<Visitor>;
  /** Closes the pages of all visitors. */
  closeAll(): Promise<void>;
  stop(): void;
}

/** Bundles the SDK once and serves a page that loads it. */
export async function serveClientPages(): Promise<ClientPages> {
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, 'databaseClient.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  const script = bundle.outputFiles[0]?.contents;
  const server = createServer((request, response) => {
    if (request.url === '/client.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(script);
    } else {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><title>Client</title><script src="/client.js"></script>');
    }
  });
  const address = `http://127.0.0.1:${await listen(server)}/`;
  const contexts: BrowserContext[] = [];
  return {
    async open(browser, connection) {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(address);
      const visitor: Visitor = {
        page,
        call: (method, ...args) =>
          page.evaluate(
            ([name, given]) =>
              (window.databaseClient[name as never] as (...a: unknown[]) => never)(...given),
            [method, args] as const,
          ),
      };
      await visitor.call('connect', connection);
      return visitor;
    },
    async closeAll() {
      for (const context of contexts.splice(0)) await context.close();
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
