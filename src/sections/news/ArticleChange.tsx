import { useState } from 'react';
import type { ArticlePageContent } from '../../../content/types/article';
import { Announcement } from '../../components/Announcement';
import { isSameArticle } from '../../news/article';
import type { ShownArticle } from '../../news/useNews';
import { ScrollAnchor } from './ScrollAnchor';

interface ArticleChangeProps extends ShownArticle {
  readonly words: ArticlePageContent['changes'];
}

/** Says so when an article is changed or removed while it is read, and keeps the reader's place. */
export function ArticleChange({ article, freshness, words }: ArticleChangeProps) {
  const [seen, setSeen] = useState<Seen>();
  const [change, setChange] = useState<Change>();
  // The first answer of the database itself may differ from what the page had.
  if (freshness === 'live' && seen !== article) {
    setSeen(article);
    const found = findChange(seen, article);
    if (found || seen === 'missing') setChange(found);
  }
  const text = typeof article === 'object' ? article.content : '';
  return (
    <ScrollAnchor shown={text} parts="article [dir] > *">
      <Announcement
        message={change && words[change.kind]}
        about={change}
        onDismiss={() => setChange(undefined)}
      />
    </ScrollAnchor>
  );
}

interface Change {
  readonly kind: keyof ArticlePageContent['changes'];
}

type Seen = ShownArticle['article'];

function findChange(before: Seen, now: Seen): Change | undefined {
  if (!before || before === 'missing') return undefined;
  if (!now || now === 'missing') return { kind: 'removed' };
  return isSameArticle(before, now) ? undefined : { kind: 'updated' };
}
