import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { siteRoutes } from './siteRoutes';
import { sites } from './sites';

test('no prerendered page has a style attribute, an inline handler, a streaming script or a foreign origin', () => {
  const folder = join(sites.production, 'dist');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(siteRoutes.length);
  for (const file of pages) {
    const html = readFileSync(join(folder, file), 'utf8');
    const shown = html.replace(
      /<article\b[^]*?<\/article>|<script type="application\/json"[^]*?<\/script>/g,
      '',
    );
    expect({ file, found: shown.match(/\sstyle="[^"]*"/g) }).toEqual({ file, found: null });
    expect({ file, found: shown.match(/\son[a-z]+="/g) }).toEqual({ file, found: null });
    expect({ file, found: html.match(/id="S:|\$RC/g) }).toEqual({ file, found: null });
    expect({ file, found: shown.match(/(?:src|srcset)="https?:[^"]*"/gi) }).toEqual({
      file,
      found: null,
    });
    for (const script of html.match(/<script[^>]*src=[^>]*>/g) ?? [])
      expect(script).toContain('integrity="sha384-');
  }
});

test('the answers carry the security headers of firebase.json', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['strict-transport-security']).toContain('max-age=63072000');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cache-control']).toBe('no-cache');
});

test('what carries a hash in its name is kept for a year', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page
    .locator('script[src], link[rel=preload][as=font]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    );
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    expect((await request.get(address)).headers()['cache-control']).toContain('immutable');
  }
});
