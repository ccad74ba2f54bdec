import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import type { Article } from '../../news/article';
import { previewOf } from '../../news/preview';
import { from, space } from '../../theme/read';
import { ArticleCard } from './ArticleCard';
import type { ArticleCardForm } from './ArticleCard';

interface ArticleListProps {
  /** The articles to show, in order. */
  readonly articles: readonly Article[];
  /** The ids of the articles that arrived while the list was open. */
  readonly arrivals: ReadonlySet<string>;
  /** Whether the newest article leads: only in the whole list, sorted newest first. */
  readonly hasLead: boolean;
  /** Whether no more articles follow: then a single article in the last row takes up the whole row. */
  readonly isWhole: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly words: NewsContent['list'];
  readonly entry: NewsContent['entry'];
  readonly timeZone: string;
}

/** How many cards are visible at the top of the list, on a phone and in two columns. */
export const SEEN_AT_ONCE = 4;

/** The list of the News: each article's title, date, first lines, and a link to the whole of it. */
export function ArticleList(props: ArticleListProps) {
  const { articles, arrivals, hasLead, isWhole, list, words, entry, timeZone } = props;
  // New arrivals above the lead do not replace it, as somebody may be reading it.
  const settled = articles.find(({ id }) => !arrivals.has(id)) ?? articles.at(-1);
  const lead = hasLead ? settled : undefined;
  const inColumns = articles.filter((article) => article !== lead && !arrivals.has(article.id));
  const alone = isWhole && inColumns.length % 2 === 1 ? inColumns.at(-1) : undefined;

  function formOf(article: Article): ArticleCardForm {
    if (article === lead) return 'lead';
    return article === alone || arrivals.has(article.id) ? 'row' : 'tall';
  }

  return (
    <List ref={list} aria-label={words.label}>
      {articles.map((article, index) => {
        const { id, title, publishedAt, content } = article;
        const form = formOf(article);
        return (
          <li key={id} data-row={form === 'tall' ? undefined : ''}>
            <ArticleCard
              id={id}
              title={title}
              publishedAt={publishedAt}
              preview={previewOf(content)}
              isSeenAtOnce={index < SEEN_AT_ONCE}
              form={form}
              words={words}
              entry={entry}
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
  }

  /* The lead and each new arrival have a row of their own, so no other article changes columns. */
  & > [data-row] {
    grid-column: 1 / -1;
  }
`;
