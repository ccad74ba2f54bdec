import { articleTools } from '../../content/articleTools';
import { newsNotices } from '../../content/newsNotices';
import type { NewsArticle } from '../news/shownNews';
import { ArticleChange } from '../sections/news/ArticleChange';
import { NewsNotice } from '../sections/news/NewsNotice';

/** Says on the page of an article when it changes, and what is wrong with the News, if anything. */
export function ArticlePageNotice(shown: NewsArticle) {
  return (
    <>
      <ArticleChange {...shown} words={articleTools.changes} />
      <NewsNotice freshness={shown.freshness} words={newsNotices} />
    </>
  );
}
