import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import type { Article } from '../../news/article';
import { previewOf } from '../../news/preview';
import { from, space } from '../../theme/read';
import { ArticleCard } from './ArticleCard';

interface ArticleListProps {
  /** Those that are shown, in their order. */
  readonly articles: readonly Article[];
  /** The ids of those that came while the list was read. */
  readonly arrivals: ReadonlySet<string>;
  /** Whether its newest article leads: only in the whole list, newest first. */
  readonly hasLead: boolean;
  /** Whether these are all that will be drawn: then one alone in the last row takes all of it. */
  readonly isWhole: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly words: NewsContent;
  readonly timeZone: string;
}

/** How many cards are in sight where the list begins, on a phone and in two columns. */
export const SEEN_AT_ONCE = 4;

/** The list of the News: title, date, the first lines, and the way to the whole article. */
export function ArticleList(props: ArticleListProps) {
  const { articles, arrivals, hasLead, isWhole, list, words, timeZone } = props;
  // A newcomer above it takes nothing from the one that a reader has begun with, nor one newcomer from another.
  const settled = articles.find(({ id }) => !arrivals.has(id)) ?? articles.at(-1);
  const lead = hasLead ? settled : undefined;
  const inColumns = articles.filter((article) => article !== lead && !arrivals.has(article.id));
  const alone = isWhole && inColumns.length % 2 === 1 ? inColumns.at(-1) : undefined;

  function formOf(article: Article) {
    if (article === lead) return 'lead';
    return article === alone || arrivals.has(article.id) ? 'row' : 'tall';
  }

  return (
    <List ref={list} aria-label={words.list.label}>
      {articles.map((article, place) => {
        const { id, title, publishedAt, content } = article;
        const form = formOf(article);
        return (
          <li key={id} data-row={form === 'tall' ? undefined : ''}>
            <ArticleCard
              id={id}
              title={title}
              publishedAt={publishedAt}
              preview={previewOf(content)}
              isFirst={place < SEEN_AT_ONCE}
              form={form}
              words={words}
              timeZone={timeZone}
            />
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space('xl')};

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: dense;
  }

  & > li {
    display: grid;
    min-width: 0;
  }

  /* The lead has a row of its own. So has a newcomer: no other article changes its column under a reader's eyes. */
  & > [data-row] {
    grid-column: 1 / -1;
  }
`;
