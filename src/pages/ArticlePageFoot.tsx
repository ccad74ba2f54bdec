import { articleTools } from '../../content/articleTools';
import { news } from '../../content/news';
import { ArticleFoot } from '../sections/news/ArticleFoot';
import { useNeighbors } from '../news/useNeighbors';

interface ArticlePageFootProps {
  readonly id: string;
  /** Empty when the article has none. */
  readonly title: string;
}

/** What follows an article: sharing it, and reading on. */
export function ArticlePageFoot({ id, title }: ArticlePageFootProps) {
  const neighbors = useNeighbors(id);
  return (
    <ArticleFoot
      title={title || news.entry.untitled}
      neighbors={neighbors}
      words={articleTools}
      untitled={news.entry.untitled}
    />
  );
}
