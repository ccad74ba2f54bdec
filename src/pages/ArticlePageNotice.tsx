import { newsNotices } from '../../content/newsNotices';
import type { NewsArticle } from '../news/newsStore';
import { NewsNotice } from '../sections/news/NewsNotice';

/** Says what is wrong with the News, if anything, on the page of an article. */
export function ArticlePageNotice({ freshness }: NewsArticle) {
  return <NewsNotice freshness={freshness} words={newsNotices} />;
}
