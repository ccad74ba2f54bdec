import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * What a page needs before it can be used, on its way to the browser, KB: its HTML; the shell's
 * script, its own, and what both need; the fonts that it asks for beside its HTML.
 */
export type PageSizes = Readonly<Record<'html' | 'script' | 'fonts', number>>;

/** Weighs a page of a finished build. Throws when the build has no such page. */
export function pageSizes(dist: string, address: string): PageSizes {
  const fonts = addressesIn(dist, address, /<link rel="preload" as="font"[^>]*href="([^"]+)"/g);
  return {
    html: weigh(dist, fileOf(address)),
    script: sum(firstScripts(dist, address).map((script) => weigh(dist, script))),
    // woff2 is compressed already.
    fonts: sum(fonts.map((font) => readFileSync(join(dist, font)).length / 1000)),
  };
}

/** The addresses of the scripts that a page asks for before it can be used. */
export function firstScripts(dist: string, address: string): string[] {
  return addressesIn(
    dist,
    address,
    /<(?:script[^>]*src|link rel="modulepreload"[^>]*href)="([^"]+)"/g,
  );
}

/** What a file of the build weighs on its way to the browser, KB. */
export function weigh(dist: string, file: string): number {
  return brotliCompressSync(readFileSync(join(dist, file))).length / 1000;
}

function addressesIn(dist: string, address: string, pattern: RegExp): string[] {
  const html = readFileSync(join(dist, fileOf(address)), 'utf8');
  return Array.from(html.matchAll(pattern), ([, found = '']) => found);
}

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address}.html`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
