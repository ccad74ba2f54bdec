import { memo } from 'react';
import { css, styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { Card, CardWords } from '../../components/Card';
import { pictureIdsIn, startOf } from '../../markdown/glance';
import type { Article } from '../../news/article';
import { articlePath } from '../../news/newsAddresses';
import { StoredPicture } from '../../components/StoredPicture';
import { color, from, inPrint, shape, size, space, type } from '../../theme/read';
import { drawnBehind } from '../../theme/phrases';
import { ArticlePreview } from './ArticlePreview';
import { PublishedDate } from './PublishedDate';
import { SeasonArt } from './SeasonArt';

/** What a card shows of its article. */
interface Shown {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: number | undefined;
  /** The start of its text, of which the first lines are shown (markdown/glance); absent to show `plain` alone. */
  readonly start?: string;
  /** Their words alone, as the build has written them. */
  readonly plain?: string;
  /** The id of its first picture, which stands in place of the robot. */
  readonly picture?: string;
}

/** Returns what a card shows of an article: the same as of its start, and no new object for each newer list. */
export function shownOf({ id, title, publishedAt, content, words, picture }: Article): Shown {
  const start = startOf(content);
  return {
    id,
    title,
    publishedAt,
    start,
    plain: words,
    picture: picture ?? pictureIdsIn(content)[0],
  };
}

interface ArticleCardProps extends Shown {
  /** The newest article of all stands out. */
  readonly isLead: boolean;
  readonly level: 2 | 3;
  readonly words: NewsContent['list'];
  readonly entry: NewsContent['entry'];
  readonly timeZone: string;
}

/** One article in the list, its words beside the art of its season. Memoized: renders again only when a prop changes. */
export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { id, title, publishedAt, start, plain, picture, isLead, level } = props;
  const { words, entry, timeZone } = props;
  const name = title || entry.untitled;
  const width = isLead ? '24rem' : '12rem';
  const link = { label: words.readMore, to: articlePath(id), about: words.readMoreAbout(name) };
  return (
    <Plate $isLead={isLead} data-surface={isLead ? 'rust' : undefined}>
      <Words level={level} title={name} link={link} $isLead={isLead}>
        <Entry>
          <PublishedDate publishedAt={publishedAt} timeZone={timeZone} words={entry} />
          <ArticlePreview start={start} plain={plain} />
        </Entry>
      </Words>
      <Art
        publishedAt={publishedAt}
        timeZone={timeZone}
        seasons={entry.seasons}
        width={width}
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
  display: grid;
  gap: ${space('xxs')};
  align-content: start;
  max-width: ${size('measure')};

  ${from('wide')} {
    gap: ${space('s')};
  }
`;
