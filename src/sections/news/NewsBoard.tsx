import { useDeferredValue, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { Announcement } from '../../components/Announcement';
import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Skeleton';
import type { Freshness } from '../../news/freshness';
import { FIRST_VIEW } from '../../news/listView';
import { searchArticles } from '../../news/searchArticles';
import { isByDate, sortArticles } from '../../news/sortArticles';
import { useNewsList } from '../../news/useNews';
import { onlyWithScript } from '../../theme/media';
import { color, size, stacked, type } from '../../theme/read';
import { ArticleList, SEEN_AT_ONCE } from './ArticleList';
import { ScrollAnchor } from './ScrollAnchor';
import { NewsNotice } from './NewsNotice';
import { NewsToolbar } from './NewsToolbar';
import { useListChanges } from './useListChanges';
import { useListView, useShownCount } from './useListView';

/** The list of the News with its tools, live where possible. */
export function NewsBoard({ words }: { readonly words: NewsContent }) {
  const news = useNewsList();
  const { articles, freshness, hasMoreArticles, copiedAt } = news;
  const { view, isChanged, change } = useListView();
  const query = useDeferredValue(view.query);
  const [count, showMore] = useShownCount();
  const { arrivals, latest, dismiss } = useListChanges(news);
  const changes = latest && words.changes(latest.added.length, latest.changed, latest.removed);
  const list = useRef<HTMLDivElement>(null);

  const found = useMemo(() => searchArticles(articles, query), [articles, query]);
  const sorted = useMemo(() => sortArticles(found, view.order), [found, view.order]);
  // An article that arrives pushes none out.
  const ordered = sorted.slice(0, count + arrivals.size);
  /*
   * After a change of order, only the visible articles render at first, and the rest once those are shown.
   * When the page loads in the order of its address, the browser may have scrolled down already.
   */
  const isDeferred = useDeferredValue(view.order) !== view.order;
  const isReordered = isChanged && isDeferred;
  const shown = isReordered ? ordered.slice(0, SEEN_AT_ONCE) : ordered;

  const isSearching = query.trim() !== '';
  const hasLead = view.order === FIRST_VIEW.order && !isSearching;

  const isWaiting = hasMoreArticles && freshness === 'snapshot';
  const canShowMore = found.length > ordered.length || (isWaiting && !isSearching);

  /** Every reader goes on with the first new article, which is where the button was. */
  function showMoreAndGoOn() {
    flushSync(showMore);
    const next = list.current?.querySelectorAll('article')[ordered.length];
    next?.querySelector('a')?.focus({ preventScroll: true });
  }

  const { timeZone } = words.entry;
  const notice = <NewsNotice {...{ freshness, copiedAt, timeZone }} words={words.notices} />;

  return (
    <Board>
      {articles.length === 0 ? (
        <>
          {notice}
          <NoArticles freshness={freshness} words={words.list} />
        </>
      ) : (
        <>
          <NewsToolbar
            {...{ words, view, query, notice }}
            found={found.length}
            isAll={freshness === 'live'}
            onChange={change}
          />
          <ScrollAnchor shown={articles} view={`${view.order} ${query}`} parts="article">
            <ArticleList
              {...{ articles: shown, arrivals, hasLead, list }}
              isByDate={isByDate(view.order) && !isSearching}
              entry={words.entry}
              words={words.list}
            />
          </ScrollAnchor>
          {canShowMore && (
            <ShowMore
              shown={ordered.length}
              total={hasMoreArticles ? undefined : found.length}
              words={words.more}
              onPress={showMoreAndGoOn}
            />
          )}
        </>
      )}
      <Announcement message={changes} about={latest} onDismiss={dismiss} />
    </Board>
  );
}

interface NoArticlesProps {
  readonly freshness: Freshness;
  readonly words: NewsContent['list'];
}

/** Replaces a list without articles. Says "none" only when the database itself has answered so. */
function NoArticles({ freshness, words }: NoArticlesProps) {
  switch (freshness) {
    case 'live':
      return <None>{words.empty}</None>;
    case 'loading':
    case 'snapshot':
      return <Skeleton kind="list" label={words.loading} />;
    case 'unreachable':
    case 'denied':
      return null;
  }
}

interface ShowMoreProps {
  readonly shown: number;
  /** The number of articles; undefined while not known. */
  readonly total: number | undefined;
  readonly words: NewsContent['more'];
  readonly onPress: () => void;
}

/** A button for the rest of a long list. Hidden without JavaScript: articles link to older ones. */
function ShowMore({ shown, total, words, onPress }: ShowMoreProps) {
  return (
    <More>
      <Count>{total !== undefined && words.shown(shown, total)}</Count>
      <Button tone="quiet" onPress={onPress}>
        {words.label}
      </Button>
    </More>
  );
}

const Board = styled.div`
  ${stacked('xl')}
`;

const None = styled.p`
  ${type('lede')}
`;

const More = styled.div`
  ${stacked('m')}
  justify-items: center;

  & > button {
    justify-self: center;
  }

  ${onlyWithScript}
`;

const Count = styled.p`
  ${type('small')}
  min-height: ${size('smallLine')};
  color: ${color('inkSoft')};
`;
