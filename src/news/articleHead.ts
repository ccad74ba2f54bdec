import type { ArticlePageContent } from '../../content/types/article';
import type { HeadContent } from '../../content/types/basics';
import type { NewsContent } from '../../content/types/news';
import { isAwaited } from './freshness';
import type { ShownArticle } from './useNews';

/**
 * Returns the head of an article's page, whether the article exists or not. Its description is the one that the
 * build has written; an article newer than that has the one of all News.
 */
export function articleHead(
  { article, freshness }: ShownArticle,
  words: ArticlePageContent,
  news: Pick<NewsContent, 'head' | 'entry'>,
): HeadContent {
  if (article === 'missing') return absentHead(words.missing.title, words.articleHead);
  if (article) {
    const title = words.articleHead.title(article.title || news.entry.untitled);
    return { title, description: article.description ?? news.head.description };
  }
  if (isAwaited(freshness)) return news.head;
  return absentHead(words.couldNotCheck.title, words.articleHead);
}

/**
 * Returns the head of a page without an article. The address answers 200 for every article that may be
 * newer than the build, so only the page can say that there is none.
 */
function absentHead(title: string, words: ArticlePageContent['articleHead']): HeadContent {
  return { title: words.title(title), description: words.description(title), isUnlisted: true };
}
