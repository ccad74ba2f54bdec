import type { ArticlePageContent, HeadContent, NewsContent } from '../../content/contentTypes';
import { excerpt } from '../lib/excerpt';
import type { Article } from './article';
import type { ShownArticle } from './useNews';
import { isAwaited } from './freshness';

/**
 * About as much of a description as search engines show, in characters. A little less than the most that
 * content may have (pipeline/content/wordRules): first words are cut automatically, to fit anywhere.
 */
const DESCRIPTION_LENGTH = 155;

/**
 * Returns the title and the description of an article's page: its own title, and its first words. The
 * build and the browser both call this, so that a page keeps its head when it is hydrated.
 */
export function articleHead(
  { title, content }: Article,
  words: ArticlePageContent['articleHead'],
  untitled: string,
): HeadContent {
  const shown = title || untitled;
  return {
    title: words.title(shown),
    description: excerpt(content, DESCRIPTION_LENGTH) || words.description(shown),
  };
}

/** Returns the head of an article's page, whether the article exists or not. */
export function articlePageHead(
  { article, freshness }: ShownArticle,
  words: ArticlePageContent,
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
