import type {
  ArticleAbsentPageContent,
  ArticlePageContent,
  HeadContent,
  NewsContent,
} from '../../content/contentTypes';
import { articleHead } from './articleHead';
import type { NewsArticle } from './shownNews';
import { isAwaited } from './topicState';

/** Returns the head of an article's page, whether the article exists or not. */
export function articlePageHead(
  { article, freshness }: NewsArticle,
  words: Pick<ArticlePageContent, 'articleHead'> & ArticleAbsentPageContent,
  news: Pick<NewsContent, 'head' | 'entry'>,
): HeadContent {
  if (article === 'missing') return absentHead(words.missing.title, words.articleHead);
  if (article) return articleHead(article, words.articleHead, news.entry.untitled);
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
