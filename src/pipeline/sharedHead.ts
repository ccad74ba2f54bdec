import { dark, light } from '../theme/palettes';
import type { Assets } from './assets/makeAssets';

/** What the head of every page holds beside its own words: choices remembered, fonts, icons, colours of the browser's bars. */
export function sharedHead(assets: Assets, earlyPreferences: string): string {
  return [
    `<script>${earlyPreferences}</script>`,
    ...assets.preloadedFonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...assets.links.map((link) => element('link', { ...link })),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    themeColor('light', light.paper),
    themeColor('dark', dark.paper),
  ].join('\n');
}

function themeColor(scheme: 'light' | 'dark', content: string): string {
  return element('meta', {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content,
  });
}

/** An empty element. No value that comes here holds a sign that HTML would have to escape. */
function element(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>`;
}
