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
  const { title, description } = words.articleHead;
  if (!article && isAwaited(freshness)) return news.head;
  if (!article || article === 'missing') {
    const absent = article ? words.missing.title : words.couldNotCheck.title;
    // The address answers 200 for every article that may be newer than the build, so only the page can say that
    // there is none.
    return { title: title(absent), description: description(absent), isUnlisted: true };
  }
  return {
    title: title(article.title || news.entry.untitled),
    description: article.description ?? news.head.description,
  };
}
