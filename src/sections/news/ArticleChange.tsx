import { useState } from 'react';
import { Announcement } from '../../components/Announcement';
import type { Article } from '../../news/article';
import { isSameArticle } from '../../news/isSameArticle';
import { TextAnchor } from './TextAnchor';

interface ArticleChangeProps {
  readonly article: Article;
  /** Whether the database itself has given it: the first such answer may differ from what the page had. */
  readonly isLive: boolean;
  /** What to say when an editor changes it. */
  readonly message: string;
}

/** Says so when an article is changed while it is read, and keeps the reader's place. */
export function ArticleChange({ article, isLive, message }: ArticleChangeProps) {
  const [seen, setSeen] = useState<Article>();
  const [change, setChange] = useState<Article>();
  if (isLive && seen !== article) {
    setSeen(article);
    if (seen && !isSameArticle(seen, article)) setChange(article);
  }
  return (
    <TextAnchor text={article.content}>
      <Announcement
        message={change && message}
        about={change}
        onDismiss={() => setChange(undefined)}
      />
    </TextAnchor>
  );
}
