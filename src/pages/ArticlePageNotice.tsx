import { news } from '../../content/news';
import type { Freshness } from '../news/topicState';
import { NewsNotice } from '../sections/news/NewsNotice';

/** What is wrong with the News while an article is read, if anything is. */
export function ArticlePageNotice({ freshness }: { readonly freshness: Freshness }) {
  return <NewsNotice freshness={freshness} words={news.notices} />;
}
