import { newsNotices } from '../../content/newsNotices';
import type { Freshness } from '../news/topicState';
import { NewsNotice } from '../sections/news/NewsNotice';

/** Says what is wrong with the News, if anything, on the page of an article. */
export function ArticlePageNotice({ freshness }: { readonly freshness: Freshness }) {
  return <NewsNotice freshness={freshness} words={newsNotices} />;
}
