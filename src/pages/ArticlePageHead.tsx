import { articleAbsent } from '../../content/articleAbsent';
import { articlePage } from '../../content/articlePage';
import { news } from '../../content/news';
import { Head } from '../layout/frameParts';
import { articlePageHead } from '../news/articlePageHead';
import type { NewsArticle } from '../news/newsStore';

const words = { ...articlePage, ...articleAbsent };

/** The title and the description of an article's page. */
export function ArticlePageHead(shown: NewsArticle) {
  return <Head {...articlePageHead(shown, words, news)} />;
}
