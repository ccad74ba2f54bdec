import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { memoize } from '../../src/lib/memoize';

/**
 * The transfer size of what a page needs before it can be used, KB: its HTML without inlined fonts; the
 * site's script, its own, and what both need; the inlined fonts and those that it requests.
 */
export type PageSizes = Readonly<Record<'html' | 'script' | 'fonts', number>>;

const INLINE_FONT = /data:font\/woff2;base64,([\w+/=]+)/g;

/** Weighs a page of a finished build. Throws when the build has no such page. */
export function pageSizes(dist: string, address: string): PageSizes {
  const html = readFileSync(join(dist, fileOf(address)), 'utf8');
  const inlineFonts = Array.from(html.matchAll(INLINE_FONT), ([, data = '']) => data);
  const preloadedFonts = addressesIn(html, /<link rel="preload" as="font"[^>]*href="([^"]+)"/g);
  // woff2 is compressed already.
  const fonts = [
    ...inlineFonts.map((data) => Buffer.from(data, 'base64')),
    ...preloadedFonts.map((font) => readFileSync(join(dist, font))),
  ];
  return {
    html: compressedSize(html.replaceAll(INLINE_FONT, '')),
    script: sum(firstScripts(dist, address).map((script) => compressedFileSize(dist, script))),
    fonts: sum(fonts.map(({ length }) => length / 1000)),
  };
}

/** Returns the addresses of the scripts that a page requests before it can be used. */
export function firstScripts(dist: string, address: string): string[] {
  return addressesIn(
    readFileSync(join(dist, fileOf(address)), 'utf8'),
    /<(?:script[^>]*src|link rel="modulepreload"[^>]*href)="([^"]+)"/g,
  );
}

/** Returns the transfer size of a file of a finished build, KB. */
export function compressedFileSize(dist: string, file: string): number {
  return sizeAt(join(dist, file));
}

const sizeAt = memoize(1000, (path) => compressedSize(readFileSync(path)));

function compressedSize(file: Buffer | string): number {
  return brotliCompressSync(file).length / 1000;
}

function addressesIn(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) => found);
}

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address}.html`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
