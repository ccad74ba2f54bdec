import { articleTools } from '../../content/articleTools';
import type { Article } from '../news/article';
import type { Freshness } from '../news/topicState';
import { ArticleChange } from '../sections/news/ArticleChange';
import { ArticleFacts } from '../sections/news/ArticleFacts';

interface ArticlePageFactsProps {
  readonly article: Article;
  readonly freshness: Freshness;
}

/** What to know of an article beside its date, and when it changes. */
export function ArticlePageFacts({ article, freshness }: ArticlePageFactsProps) {
  return (
    <>
      <ArticleFacts content={article.content} words={articleTools.facts} />
      <ArticleChange
        article={article}
        isLive={freshness === 'live'}
        message={articleTools.changed}
      />
    </>
  );
}
