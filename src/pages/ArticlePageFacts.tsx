import { articleTools } from '../../content/articleTools';
import { ArticleFacts } from '../sections/news/ArticleFacts';

/** What stands below an article's title. */
export function ArticlePageFacts({ content }: { readonly content: string }) {
  return <ArticleFacts content={content} words={articleTools.facts} />;
}
