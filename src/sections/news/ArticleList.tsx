import type { RefObject } from 'react';
import { css, styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { ContentLink } from '../../components/TextLink';
import type { Article } from '../../news/article';
import { newsSeason } from '../../news/newsSeason';
import { blockOnPaper } from '../../theme/phrases';
import { inPrint, inTinyWindow } from '../../theme/media';
import { color, from, layer, size, space, stacked, type } from '../../theme/read';
import { ArticleCard } from './ArticleCard';

interface ArticleListProps {
  /** The articles to show, in order. */
  readonly articles: readonly Article[];
  /** The ids of the articles that arrived while the list was open. */
  readonly arrivals: ReadonlySet<string>;
  /** Whether the newest article leads: only in the whole list, sorted newest first. */
  readonly hasLead: boolean;
  /** Whether they are in the order of their dates: then they stand by seasons. */
  readonly isByDate: boolean;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly words: NewsContent['list'];
  readonly entry: NewsContent['entry'];
}

/** How many cards are visible at the top of the list, on a phone and in wide windows. */
export const SEEN_AT_ONCE = 4;

/** The list of the News: each article's title, date, first lines, and a link to the whole of it. */
export function ArticleList(props: ArticleListProps) {
  const { articles, arrivals, hasLead, isByDate, list, words, entry } = props;
  // New arrivals above the lead do not replace it, as somebody may be reading it.
  const settled = articles.find(({ id }) => !arrivals.has(id)) ?? articles.at(-1);
  const lead = hasLead ? settled : undefined;
  const groups = isByDate ? bySeason(articles, entry.timeZone) : [{ season: undefined, articles }];

  return (
    <Groups ref={list} role="group" aria-label={words.label}>
      {groups.map((group) => (
        <Group key={group.season ?? ''} $isByDate={isByDate}>
          {isByDate && (
            <Label>
              <h2>{group.season === undefined ? entry.undated : words.season(group.season)}</h2>
              {entry.seasons
                .filter(({ year }) => year === group.season)
                .map(({ page }) => (
                  <ContentLink key={page.to} {...page} />
                ))}
            </Label>
          )}
          <List>
            {group.articles.map((article) => (
              <li key={article.id}>
                <ArticleCard
                  {...{ article, words, entry }}
                  isLead={article === lead}
                  level={isByDate ? 3 : 2}
                />
              </li>
            ))}
          </List>
        </Group>
      ))}
    </Groups>
  );
}

interface SeasonGroup {
  /** The year of the season; undefined for articles without a date. */
  readonly season: number | undefined;
  readonly articles: Article[];
}

function bySeason(articles: readonly Article[], timeZone: string): SeasonGroup[] {
  const groups: SeasonGroup[] = [];
  for (const article of articles) {
    const { publishedAt } = article;
    const season = publishedAt === undefined ? undefined : newsSeason(publishedAt, timeZone);
    const last = groups.at(-1);
    if (last && last.season === season) last.articles.push(article);
    else groups.push({ season, articles: [article] });
  }
  return groups;
}

const Groups = styled.div`
  ${stacked('l')}

  ${from('wide')} {
    gap: ${space('xl')};
  }
`;

const labeled = css`
  ${from('full')} {
    grid-template-columns: 9rem minmax(0, 1fr);
    column-gap: ${space('xl')};
  }
`;

const Group = styled.section<{ $isByDate: boolean }>`
  ${stacked('xs')}
  align-items: start;
  ${({ $isByDate }) => $isByDate && labeled}
  ${blockOnPaper}
`;

/** Stays below the header while its articles pass, with the way to the season's page. */
const Label = styled.div`
  ${type('heading')}
  display: flex;
  gap: ${space('s')};
  align-items: baseline;
  position: sticky;
  top: ${size('header')};
  z-index: ${layer('above')};
  padding-block: ${space('xs')};
  background-color: ${color('paper')};

  & > h2 {
    font: inherit;
  }

  & > a {
    font-size: 0.75em;
  }

  ${from('full')} {
    top: calc(${size('header')} + ${space('l')});
    padding-top: 0;
    ${type('title')}
    font-size: 2.375rem;
    display: block;
    /* The year, and the word below it. */
    width: min-content;
    overflow-wrap: normal;
  }

  ${inTinyWindow} {
    position: static;
  }

  ${inPrint} {
    position: static;
  }
`;

const List = styled.ul`
  ${stacked('s')}

  & > li {
    display: grid;
  }

  ${from('wide')} {
    gap: ${space('l')};
  }
`;
