import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ArticlePageContent, NewsContent } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { Prose } from '../../components/Prose';
import { TextLink } from '../../components/TextLink';
import type { Article } from '../../news/article';
import { useArticleHtml } from '../../news/useNews';
import { size, space } from '../../theme/read';
import { PublishedDate } from './PublishedDate';

interface ArticleTextProps {
  readonly article: Article;
  readonly words: ArticlePageContent;
  readonly entry: NewsContent['entry'];
  readonly timeZone: string;
  /** What stands beside the date. */
  readonly children: ReactNode;
}

/** A whole article: title, date and text. */
export function ArticleText({ article, words, entry, timeZone, children }: ArticleTextProps) {
  const html = useArticleHtml(article.content, words);
  return (
    <Sheet>
      <Top>
        <TextLink to={words.back.to}>{words.back.label}</TextLink>
        <Heading level={1} size="title" isStriped>
          {article.title || entry.untitled}
        </Heading>
        <Facts>
          <PublishedDate publishedAt={article.publishedAt} timeZone={timeZone} words={entry} />
          {children}
        </Facts>
      </Top>
      {article.content.trim() === '' ? (
        <p>{words.emptyText}</p>
      ) : html === undefined ? (
        <Unformatted>{article.content}</Unformatted>
      ) : (
        <Prose html={html} />
      )}
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  gap: ${space('xl')};
  width: 100%;
  max-width: ${size('measure')};
  margin-inline: auto;
  overflow-wrap: anywhere;
`;

const Top = styled.header`
  display: grid;
  gap: ${space('l')};
  justify-items: start;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs')} ${space('l')};
`;

/** The raw text, shown until the renderer has loaded. */
const Unformatted = styled.div`
  white-space: pre-line;
`;
