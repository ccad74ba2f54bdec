import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ArticlePageContent } from '../../../content/types/article';
import type { NewsContent } from '../../../content/types/news';
import { Honeycomb } from '../../components/Honeycomb';
import { Prose } from '../../components/Prose';
import { LinkText, TextLink } from '../../components/TextLink';
import type { Article } from '../../news/article';
import { exceedsMarkdownLimits } from '../../markdown/markdownLimits';
import { textParts } from '../../markdown/plainText';
import { useArticleHtml, useReadingMinutes } from '../../news/useNews';
import { sectionStripes } from '../../theme/pattern';
import { laidOutWhenNear, layered, noticeRoom } from '../../theme/phrases';
import { readingColumn } from '../../theme/columns';
import { inPrint, inTinyWindow } from '../../theme/media';
import { color, from, shape, size, space, stacked, type, wrapped } from '../../theme/read';
import { PublishedDate } from './PublishedDate';
import { SeasonArt } from './SeasonArt';

interface ArticleTextProps {
  readonly article: Article;
  readonly words: ArticlePageContent;
  readonly entry: NewsContent['entry'];
  /** What there is to say of its state. */
  readonly notice?: ReactNode;
}

/** A whole article: title, date, how long it takes to read, why it may look plain, and text. */
export function ArticleText(props: ArticleTextProps) {
  const { article, words, entry, notice } = props;
  const { title, publishedAt, content } = article;
  const { facts } = words;
  const html = useArticleHtml(content, words.table);
  const minutes = useReadingMinutes(article);
  const isEmpty = content.trim() === '';
  return (
    <Sheet data-bleed>
      <Top data-surface="night">
        <Honeycomb from="right" />
        <TextLink to={words.back.to} onClick={goBackInstead}>
          <LinkText text={words.back.label} />
        </TextLink>
        <Title>{title || entry.untitled}</Title>
        <State>{notice}</State>
      </Top>
      <Body>
        <Facts>
          <PublishedDate publishedAt={publishedAt} words={entry} />
          {/* Its room is kept until it is known. */}
          {!isEmpty && <Fact>{minutes === undefined ? '\u00a0' : facts.readingTime(minutes)}</Fact>}
          {exceedsMarkdownLimits(content) && <Fact>{facts.tooLong}</Fact>}
          <Art publishedAt={publishedAt} entry={entry} width="30rem" />
        </Facts>
        {isEmpty ? (
          <p>{words.emptyText}</p>
        ) : html === undefined ? (
          <div>
            {textParts(content).map((part, index) => (
              <Unformatted key={index}>{part}</Unformatted>
            ))}
          </div>
        ) : (
          <Prose html={html} />
        )}
      </Body>
    </Sheet>
  );
}

/**
 * For a link to the page that the visitor came from: goes back instead, so that its search, order and place are as
 * they were. Browsers without the Navigation API follow the link.
 */
function goBackInstead(event: MouseEvent<HTMLAnchorElement>): void {
  const { navigation } = window as { navigation?: EntryList };
  const index = navigation?.currentEntry?.index ?? 0;
  const previous = navigation?.entries()[index - 1]?.url;
  if (!previous || new URL(previous).pathname !== event.currentTarget.pathname) return;
  event.preventDefault();
  history.back();
}

/** The part of the Navigation API that is used here; TypeScript does not know it yet. */
interface EntryList {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

const Sheet = styled.article`
  ${stacked('xxl')}
  overflow-wrap: anywhere;

  & > * {
    display: grid;
    padding-inline: ${size('margin')};

    ${inPrint} {
      padding: 0;
    }
  }
`;

const Top = styled.header`
  ${layered}
  gap: ${space('l')};
  justify-items: start;
  padding-block: ${space('xl')} ${space('m')};
  --comb-foot: var(--night-end);
`;

const Title = styled.h1`
  ${type('title')}
  font-size: clamp(2.75rem, 1.9rem + 4vw, 5.5rem);
  /* Follows the direction of its script, which may be Arabic. */
  unicode-bidi: plaintext;

  &::after {
    ${sectionStripes}
    margin-top: ${space('l')};
  }
`;

const State = styled.div`
  ${noticeRoom}
`;

const Body = styled.div`
  row-gap: ${space('l')};
  ${readingColumn}
`;

/** Above the text, or where there is room, beside it for as long as it is read. */
const Facts = styled.div`
  ${wrapped('xxs', 'l')}

  ${from('full')} {
    display: grid;
    align-content: start;
    align-self: start;
    position: sticky;
    top: calc(${size('header')} + ${space('l')});
  }

  ${inTinyWindow} {
    position: static;
  }
`;

const Fact = styled.p`
  ${type('small')}
  color: ${color('inkSoft')};
`;

/** Where there is no room beside the text, there is none. */
const Art = styled(SeasonArt)`
  display: none;

  ${from('full')} {
    display: block;
    aspect-ratio: 4 / 5;
    max-height: calc(100svh - ${size('header')} - 9rem);
    margin-top: ${space('m')};
    clip-path: ${shape('plate')};
  }
`;

/** A part of the raw text, shown until the renderer has loaded. */
const Unformatted = styled.div`
  white-space: pre-line;

  &:not(:only-child) {
    ${laidOutWhenNear}
  }
`;
