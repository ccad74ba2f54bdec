import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { Card } from '../../components/Card';
import type { Article } from '../../news/article';
import { articlePath } from '../../news/articlePath';
import { sortArticles } from '../../news/sortArticles';
import type { SortOrder } from '../../news/sortArticles';
import { from, space } from '../../theme/read';
import { ArticlePreview } from './ArticlePreview';
import { PublishedDate } from './PublishedDate';

interface ArticleListProps {
  readonly articles: readonly Article[];
  readonly words: NewsContent;
  readonly order: SortOrder;
  readonly timeZone: string;
}

/** The list of the News: title, date, the first lines, and the way to the whole article. */
export function ArticleList({ articles, words, order, timeZone }: ArticleListProps) {
  const sorted = useMemo(() => sortArticles(articles, order), [articles, order]);
  return (
    <List aria-label={words.list.label}>
      {sorted.map((article) => {
        const title = article.title || words.entry.untitled;
        const about = words.list.readMoreAbout(title);
        return (
          <li key={article.id}>
            <Card
              level={2}
              title={title}
              link={{ label: words.list.readMore, to: articlePath(article.id), about }}
            >
              <Entry>
                <PublishedDate
                  publishedAt={article.publishedAt}
                  timeZone={timeZone}
                  words={words.entry}
                />
                <ArticlePreview content={article.content} />
              </Entry>
            </Card>
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
  }

  & > li {
    display: grid;
    min-width: 0;
  }
`;

const Entry = styled.div`
  display: grid;
  gap: ${space('m')};
  align-content: start;
  min-width: 0;
`;
