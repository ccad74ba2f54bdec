import { LIST_DATA_PATH, articleIdFromPath } from '../news/newsAddresses';
import { readPageDataText } from '../news/pageData';
import { isBuiltArticle, isBuiltList } from './builtNews';

/**
 * Returns whether an answer is the site's own script, font, picture or News at a path. Networks that block
 * the site, or ask for a login first, answer 200 with a page of their own, which would be cached as the file.
 */
export async function isSiteFile(path: string, answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  const type = answer.headers.get('Content-Type') ?? '';
  const isOfType = typeAt(path)?.test(type) ?? false;
  return isOfType && (!NEWS.test(path) || hasNewsOf(path, await answer.clone().text()));
}

/** The types of the files that are cached. A host may not know a font's, but does not take it for text. */
function typeAt(path: string): RegExp | undefined {
  const [, folder = ''] = path.split('/');
  switch (folder) {
    case 'scripts':
      return /^(text|application)\/javascript\b/;
    case 'fonts':
      return /^(font\/|application\/(font-woff2|octet-stream)\b)/;
    case 'pictures':
    case 'icons':
      return /^image\//;
    case 'data':
      return /^application\/json\b/;
    case 'news':
      return /^text\/html\b/;
    default:
      return undefined;
  }
}

const NEWS = /^\/(data|news)\//;

/** Returns whether a text is the News at a path. The type cannot tell: others' pages are HTML, too. */
export function hasNewsOf(path: string, text: string): boolean {
  try {
    if (path === LIST_DATA_PATH) return isBuiltList(JSON.parse(text));
    const article: unknown = path.startsWith('/data/')
      ? JSON.parse(text)
      : readPageDataText(text)?.news.article;
    return isBuiltArticle(article) && article.id === articleIdFromPath(path);
  } catch {
    return false;
  }
}
