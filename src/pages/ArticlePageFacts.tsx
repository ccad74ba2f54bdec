import { articleTools } from '../../content/articleTools';
import type { Article } from '../news/article';
import { ArticleFacts } from '../sections/news/ArticleFacts';

/** What to know of an article beside its date. */
export function ArticlePageFacts({ content }: Article) {
  return <ArticleFacts content={content} words={articleTools.facts} />;
}
