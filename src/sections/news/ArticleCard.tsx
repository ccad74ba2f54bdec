import { memo } from 'react';
import { css, styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { Card, CardWords } from '../../components/Card';
import { pictureIdsIn, startOf } from '../../markdown/glance';
import type { Article } from '../../news/article';
import { articlePath } from '../../news/newsAddresses';
import { StoredPicture } from '../../components/StoredPicture';
import { inPrint } from '../../theme/media';
import { color, from, shape, size, space, stacked, type } from '../../theme/read';
import { drawnBehind } from '../../theme/phrases';
import { ArticlePreview } from './ArticlePreview';
import { PublishedDate } from './PublishedDate';
import { SeasonArt } from './SeasonArt';

interface ArticleCardProps {
  readonly article: Article;
  /** Shows the words of the build alone, where the renderer is not worth loading. */
  readonly isPlain?: boolean;
  /** The newest article of all stands out. */
  readonly isLead: boolean;
  readonly level: 2 | 3;
  readonly words: NewsContent['list'];
  readonly entry: NewsContent['entry'];
}

/** One article in the list, its words beside the art of its season. Memoized: an article that has not changed is the same. */
export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { article, isPlain = false, isLead, level, words, entry } = props;
  const { id, title, publishedAt, content } = article;
  const name = title || entry.untitled;
  const width = isLead ? '24rem' : '12rem';
  const link = { label: words.readMore, to: articlePath(id), about: words.readMoreAbout(name) };
  // Its own first picture stands in place of the robot.
  const picture = article.picture ?? pictureIdsIn(content)[0];
  return (
    <Plate $isLead={isLead} data-surface={isLead ? 'rust' : undefined}>
      <Words level={level} title={name} link={link} $isLead={isLead}>
        <Entry>
          <PublishedDate publishedAt={publishedAt} words={entry} />
          <ArticlePreview start={isPlain ? undefined : startOf(content)} plain={article.words} />
        </Entry>
      </Words>
      <Art
        {...{ publishedAt, entry, width }}
        picture={picture && <StoredPicture key={picture} id={picture} width={width} />}
      />
    </Plate>
  );
});

const lead = css`
  --art: min(7rem, 34%);

  &[data-surface] {
    background: ${drawnBehind};
  }

  &::before {
    background-color: ${color('paper')};
  }

  /* The white ring shows on this surface, but not around it. */
  & a:focus-visible::after {
    outline-offset: -8px;
  }

  &:has(a:hover) :is(h2, h3) {
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.12em;
  }

  ${from('wide')} {
    --art: 38%;
    min-height: 20rem;
  }
`;

const row = css`
  --art: min(4.5rem, 24%);

  ${from('wide')} {
    --art: 11rem;
  }
`;

const Plate = styled(Card)<{ $isLead: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--art);
  ${({ $isLead }) => ($isLead ? lead : row)}

  ${inPrint} {
    display: block;
  }
`;

const Art = styled(SeasonArt)`
  clip-path: ${shape('plate')};
`;

const leadWords = css`
  & > :first-child {
    ${type('title')}
    /* In the narrowest window, a word of 14 letters still fits. */
    font-size: min(2.25rem, 9.5vw);
  }

  ${from('wide')} {
    align-content: end;

    & > :first-child {
      ${type('title')}
    }
  }
`;

/** On a phone, the words are close together: the list is long. */
const Words = styled(CardWords)<{ $isLead: boolean }>`
  gap: ${space('xxs')};
  padding: ${space('s')} ${space('m')};

  & > a {
    margin-top: 0;
  }

  ${from('wide')} {
    gap: ${space('s')};
    padding: ${space('l')} ${space('card')};
  }
  ${({ $isLead }) => $isLead && leadWords}
`;

const Entry = styled.div`
  ${stacked('xxs')}
  align-content: start;
  max-width: ${size('measure')};

  ${from('wide')} {
    gap: ${space('s')};
  }
`;
