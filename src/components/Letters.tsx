import { Fragment, useRef } from 'react';
import { styled, css } from 'styled-components';
import { splitGraphemes } from '../lib/splitGraphemes';
import { useWasPointedAt } from '../lib/useWasPointedAt';
import { color, duration, motion } from '../theme/read';
import { visuallyHidden } from '../theme/visuallyHidden';

/** A piece of a text that is either emphasized or not. */
interface Run {
  readonly text: string;
  readonly isStressed: boolean;
}

interface LettersProps {
  /** Runs, where some of the text is emphasized. */
  readonly text: string | readonly Run[];
  /** A title also flares up once when its view appears; a link waits for the pointer. */
  readonly pace: 'title' | 'link';
}

/**
 * Text that lights up letter by letter while it, or the link around it, is hovered. The text itself is in the
 * page once, in one piece. The visible letters are generated content, which is not read out, found or
 * copied. A link is plain text until pointed at: each letter takes three boxes, and a page has many.
 */
export function Letters({ text, pace }: LettersProps) {
  const words = useRef<HTMLSpanElement>(null);
  const wasPointedAt = useWasPointedAt(words);
  const isSplit = pace === 'title' || wasPointedAt;
  const Row = rows[pace];
  const runs = typeof text === 'string' ? [{ text, isStressed: false }] : text;
  return (
    <>
      <Words ref={words} $isSplit={isSplit}>
        {runs.map((run, place) =>
          run.isStressed ? (
            <em key={place}>{run.text}</em>
          ) : (
            <Fragment key={place}>{run.text}</Fragment>
          ),
        )}
      </Words>
      {isSplit && (
        <Row aria-hidden="true">
          {lettersOf(runs).map(({ letter, isStressed }, place) => (
            <span key={place} data-letter={letter} data-is-stressed={isStressed || undefined} />
          ))}
        </Row>
      )}
    </>
  );
}

function lettersOf(runs: readonly Run[]) {
  return runs.flatMap(({ text, isStressed }) =>
    splitGraphemes(text).map((letter) => ({ letter, isStressed })),
  );
}

/** Separate letters are not kerned, so the plain text must not be either, or it would jump. */
const apart = css`
  font-kerning: none;
  font-variant-ligatures: none;
`;

const lit = css`var(--lit, ${color('accent')})`;

/** Where it is not split into letters, a link lights up as a whole; slowly, as its letters may soon do it. */
const Words = styled.span<{ $isSplit: boolean }>`
  ${apart}
  ${motion('light')}
  ${({ $isSplit }) => $isSplit && visuallyHidden}

  :is(a, button):is(:hover, :focus-visible) & {
    color: ${lit};
  }
`;

/** Numbers the first 120 letters from 0, in tens and ones: 20 rules instead of 120. */
const places = css`
  ${count(9).map((ones) => `& > :nth-child(10n + ${ones + 1}) { --ones: ${ones}; }`)}
  ${count(11).map((tens) => `& > :nth-child(n + ${tens * 10 + 1}) { --tens: ${tens}; }`)}
`;

const number = 'var(--tens, 0) * 10 + var(--ones, 0)';
const delay = css`calc(${duration('viewReady')} + (${number}) * var(--pace))`;

const Row = styled.span`
  ${places}

  & > span::after {
    content: attr(data-letter);
  }

  & > span {
    ${motion('light')}
  }

  & > [data-is-stressed] {
    font-style: italic;
  }

  &:hover > span,
  :is(a, button):is(:hover, :focus-visible) & > span {
    color: ${lit};
    --wait: ${delay};

    /* They appear only when the pointer is already there. */
    @starting-style {
      color: inherit;
    }
  }
`;

const rows = {
  title: styled(Row)`
    --pace: ${duration('titleLetter')};

    /* A double click on letters that cannot be selected would select a word somewhere below them. */
    :has(> &) {
      -webkit-user-select: all;
      user-select: all;
    }

    & > span {
      position: relative;
    }

    /*
     * Over its letter, whatever the height of the line. It is the ::before: an ::after would go to the
     * next line at the end of one.
     */
    & > span::before {
      content: attr(data-letter);
      position: absolute;
      inset: 0;
      display: grid;
      align-content: center;
      color: ${color('signal')};
      opacity: 0;
      --place: calc(${number});
      ${motion('ignite')}
    }
  `,
  link: styled(Row)`
    ${apart}
    --pace: ${duration('linkLetter')};
  `,
};

/** Returns 1, 2 … up to the given number. */
function count(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1);
}
