import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ArticlePageContent, NewsContent } from '../../../content/contentTypes';
import { Prose } from '../../components/Prose';
import { ContentLink } from '../../components/ContentLink';
import type { Article } from '../../news/article';
import { useArticleHtml } from '../../news/useNews';
import { bands } from '../../theme/bands';
import { readingColumn } from '../../theme/readingColumn';
import { from, inPrint, size, space, type } from '../../theme/read';
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
    <Sheet data-bleed>
      <Top data-surface="night">
        <ContentLink {...words.back} />
        <Title>{article.title || entry.untitled}</Title>
      </Top>
      <Body>
        <Facts>
          <PublishedDate publishedAt={article.publishedAt} timeZone={timeZone} words={entry} />
          {children}
        </Facts>
        {article.content.trim() === '' ? (
          <p>{words.emptyText}</p>
        ) : html === undefined ? (
          <Unformatted>{article.content}</Unformatted>
        ) : (
          <Prose html={html} />
        )}
      </Body>
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  gap: ${space('xxl')};
  overflow-wrap: anywhere;

  & > * {
    display: grid;
    gap: ${space('xl')};
    padding-inline: max(${space('gutter')}, calc(50% - ${size('page')} / 2));

    ${inPrint} {
      padding: 0;
    }
  }
`;

const Top = styled.header`
  justify-items: start;
  padding-block: ${space('xl')} ${space('xxl')};
`;

const Title = styled.h1`
  ${type('title')}
  /* Follows the direction of its script, which may be Arabic. */
  unicode-bidi: plaintext;

  &::after {
    ${bands}
    width: 2.4em;
    height: 0.15em;
    margin-top: ${space('m')};
  }
`;

const Body = styled.div`
  ${readingColumn}
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs')} ${space('l')};

  ${from('full')} {
    flex-direction: column;
  }
`;

/** The raw text, shown until the renderer has loaded. */
const Unformatted = styled.div`
  white-space: pre-line;
`;
