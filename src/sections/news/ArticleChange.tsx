import { useEffect, useRef, useState } from 'react';
import type { ArticlePageContent } from '../../../content/types/article';
import { Announcement } from '../../components/Announcement';
import { mainId } from '../../lib/mainId';
import { takeFocus } from '../../lib/takeFocus';
import { afterPaint } from '../../lib/waiting';
import type { Article } from '../../news/article';
import { isSameArticle } from '../../news/article';
import { isAwaited } from '../../news/freshness';
import type { ShownArticle } from '../../news/useNews';
import { ScrollAnchor } from './ScrollAnchor';

interface ArticleChangeProps extends ShownArticle {
  readonly words: ArticlePageContent['changes'];
}

/** Says so when an article is changed or removed while it is read, and keeps the reader's place and focus. */
export function ArticleChange({ article, freshness, words }: ArticleChangeProps) {
  const [seen, setSeen] = useState<ShownArticle['article']>();
  const [change, setChange] = useState<Change>();
  // The first answer of the database itself may differ from what the page had.
  if (freshness === 'live' && seen !== article) {
    setSeen(article);
    const found = findChange(seen, article);
    if (found || seen === 'missing') setChange(found);
  }
  // While it is loading, the page shows neither an article nor that there is none.
  useFocusAfterSwap(article || !isAwaited(freshness) ? isThere(article) : undefined);
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

function findChange(
  before: ShownArticle['article'],
  now: ShownArticle['article'],
): Change | undefined {
  if (!isThere(before)) return undefined;
  if (!isThere(now)) return { kind: 'removed' };
  return isSameArticle(before, now) ? undefined : { kind: 'updated' };
}

const isThere = (article: ShownArticle['article']): article is Article =>
  article !== undefined && article !== 'missing';

/**
 * Moves the focus to the page's heading, which also says what has come instead, when one of two things that the
 * page can show gives way to the other. A focus that is elsewhere on the page stays there. `shown` says which of
 * the two it is, and is undefined while it is neither; the first of them leaves the focus alone.
 */
function useFocusAfterSwap(shown: boolean | undefined): void {
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown ?? before;
    if (before === undefined || last.current === before) return undefined;
    let isLeft = false;
    void afterPaint().then(() => {
      const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
      if (isLeft || !heading || document.activeElement !== document.body) return;
      takeFocus(heading);
      // The reader may be far down, where the text was.
      if (heading.getBoundingClientRect().bottom < 0) scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => {
      isLeft = true;
    };
  }, [shown]);
}
