import { articleHead } from './articleHead';
import type { HeadWords } from './articleHead';
import type { NewsArticle } from './newsStore';
import { isAwaited } from './topicState';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly isUnlisted?: true;
}

interface ArticlePageWords {
  readonly articleHead: HeadWords;
  readonly missing: { readonly title: string };
  readonly couldNotCheck: { readonly title: string };
}

interface NewsWords {
  /** The page's head as long as nothing is known about its article. */
  readonly head: Head;
  readonly entry: { readonly untitled: string };
}

/** Returns the head of an article's page, whether the article exists or not. */
export function articlePageHead(
  { article, freshness }: NewsArticle,
  words: ArticlePageWords,
  news: NewsWords,
): Head {
  if (article === 'missing') return absentHead(words.missing.title, words.articleHead);
  if (article) return articleHead(article, words.articleHead, news.entry.untitled);
  if (isAwaited(freshness)) return news.head;
  return absentHead(words.couldNotCheck.title, words.articleHead);
}

/**
 * Returns the head of a page without an article. The address answers 200 for every article that may be
 * newer than the build, so only the page can say that there is none.
 */
function absentHead(title: string, words: HeadWords): Head {
  return { title: words.title(title), description: words.description(title), isUnlisted: true };
}
