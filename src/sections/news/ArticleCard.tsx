import { memo } from 'react';
import { css, styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { Card, CardWords } from '../../components/Card';
import { Honeycomb } from '../../components/Honeycomb';
import { articlePath } from '../../news/newsAddresses';
import { color, from, shape, space, type } from '../../theme/read';
import { drawnBehind } from '../../theme/phrases';
import { ArticlePreview } from './ArticlePreview';
import { PublishedDate } from './PublishedDate';

/**
 * `tall`: all words below the title. `row`: where there is room, the first lines beside title and date. `lead`,
 * for the newest article of all: the same, on a plate that stands out.
 */
export type ArticleCardForm = 'tall' | 'row' | 'lead';

interface ArticleCardProps {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: number | undefined;
  /** The first lines, as Markdown. */
  readonly preview: string;
  /** Whether it is among the first of the list, which are visible at once. */
  readonly isSeenAtOnce: boolean;
  readonly form: ArticleCardForm;
  readonly words: NewsContent['list'];
  readonly entry: NewsContent['entry'];
  readonly timeZone: string;
}

/** One article in the list. Memoized: renders again only when a prop changes. */
export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { id, title, publishedAt, preview, isSeenAtOnce, form, words, entry, timeZone } = props;
  const name = title || entry.untitled;
  const isLead = form === 'lead';
  const link = { label: words.readMore, to: articlePath(id), about: words.readMoreAbout(name) };
  return (
    <Plate $isLead={isLead} data-surface={isLead ? 'rust' : undefined}>
      {isLead && <Honeycomb from="left" lit="nowhere" />}
      <Words level={2} title={name} link={link} $form={form}>
        <Entry>
          <PublishedDate publishedAt={publishedAt} timeZone={timeZone} words={entry} />
          <ArticlePreview markdown={preview} isSeenAtOnce={isSeenAtOnce} />
        </Entry>
      </Words>
    </Plate>
  );
});

const lead = css`
  &[data-surface] {
    background: ${drawnBehind};
  }

  &::before {
    background-color: ${color('paper')};
  }

  & > svg {
    clip-path: ${shape('plate')};
  }

  /* The white ring shows on this surface, but not around it. */
  & a:focus-visible::after {
    outline-offset: -8px;
  }

  &:has(a:hover) h2 {
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.12em;
  }
`;

const Plate = styled(Card)<{ $isLead: boolean }>`
  ${({ $isLead }) => $isLead && lead}
`;

/** The text beside the title and the date, which lines up with that of a card in the second column. */
const row = css`
  ${from('full')} {
    grid-template: auto 1fr auto / 1fr 1fr;
    column-gap: calc(${space('xl')} + 2 * ${space('card')});

    & > div {
      display: contents;
    }

    & > div > :last-child {
      grid-area: 1 / 2 / span 2;
    }

    & > a {
      grid-column: 2;
    }
  }
`;

const arrangements = {
  tall: undefined,
  row,
  lead: css`
    & > :first-child {
      ${type('title')}
      /* In the narrowest window, a word of 14 letters still fits. */
      font-size: min(2.25rem, 9.5vw);
    }

    ${from('wide')} {
      & > :first-child {
        ${type('title')}
      }
    }

    ${row}
  `,
};

const Words = styled(CardWords)<{ $form: ArticleCardForm }>`
  ${({ $form }) => arrangements[$form]}
`;

const Entry = styled.div`
  display: grid;
  gap: ${space('m')};
  align-content: start;
`;
