import { articlePage } from '../../content/articlePage';
import { news } from '../../content/news';
import { earlyPreferences } from '../layout/earlyPreferences';
import type { Article } from '../news/article';
import type { RoutePath } from '../routes';
import { themeColor } from '../theme/palettes';
import type { Assets } from './assets/makeAssets';
import { linkPreview } from './linkPreview';
import { pageHeads, previewName } from './pageHeads';

/**
 * Gives the function that writes what the head of a page holds beside its own title and description:
 * choices remembered, fonts, icons, the colour of the browser's bars, the link preview.
 */
export function headWriter(assets: Assets, siteUrl: string | undefined) {
  const shared = [
    `<script>${earlyPreferences}</script>`,
    ...assets.preloadedFonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...assets.links.map((link) => element('link', { ...link })),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'theme-color', content: themeColor }),
  ].join('\n');

  return (path: string, article?: Article): string => {
    const image = assets.previews[previewName(article ? '/news' : path)];
    const head = article ? headOf(article) : pageHeads[path as RoutePath]?.head;
    return image && head ? `${shared}\n${linkPreview({ head, path, image, siteUrl })}` : shared;
  };
}

function headOf({ title }: Article) {
  const { articleHead } = articlePage;
  const shown = title || news.entry.untitled;
  return { title: articleHead.title(shown), description: articleHead.description(shown) };
}

/** An empty element. No value that comes here holds a sign that HTML would have to escape. */
function element(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>`;
}
