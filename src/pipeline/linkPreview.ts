import { team } from '../../content/team';
import type { PageHead } from '../../content/contentTypes';

interface Preview {
  readonly head: PageHead;
  /** The address of the page on the site: `/about`. */
  readonly path: string;
  /** The public path of its picture. */
  readonly image: string;
  /** Where the site will stand; without it addresses stay relative, which no preview can use but every test can read. */
  readonly siteUrl: string | undefined;
}

/** What other sites and chats show of a page when its address is passed on (ogp.me; 1200x630 is made by assets/previews.ts). */
export function linkPreview({ head, path, image, siteUrl = '' }: Preview): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': team.product,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': siteUrl + path,
    'og:image': siteUrl + image,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('\n');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
