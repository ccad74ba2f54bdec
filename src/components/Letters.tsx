import { Fragment } from 'react';
import { styled, css } from 'styled-components';
import { color, duration, motion } from '../theme/read';
import { VisuallyHidden } from './VisuallyHidden';

/** A piece of a text whose words are stressed or not. */
interface Run {
  readonly text: string;
  readonly isStressed: boolean;
}

interface LettersProps {
  /** In pieces where some of it is stressed. */
  readonly text: string | readonly Run[];
  /** A title also flares up once when its view appears; a link waits for the pointer. */
  readonly pace: 'title' | 'link';
}

/**
 * Text that lights up letter by letter while it, or the link around it, is pointed at. The text itself
 * is there once and whole; what is seen are generated letters, which are neither read out, found nor copied.
 */
export function Letters({ text, pace }: LettersProps) {
  const Row = rows[pace];
  const runs = typeof text === 'string' ? [{ text, isStressed: false }] : text;
  const letters = runs.flatMap((run) =>
    Array.from(run.text.normalize(), (letter) => ({ letter, isStressed: run.isStressed })),
  );
  return (
    <>
      <VisuallyHidden>
        {runs.map((run, place) =>
          run.isStressed ? (
            <em key={place}>{run.text}</em>
          ) : (
            <Fragment key={place}>{run.text}</Fragment>
          ),
        )}
      </VisuallyHidden>
      <Row aria-hidden="true">
        {letters.map(({ letter, isStressed }, place) => (
          <span key={place} data-letter={letter} data-is-stressed={isStressed || undefined} />
        ))}
      </Row>
    </>
  );
}

/** Gives each of the first 120 letters its place, the first one 0, in tens and ones: 20 rules instead of 120. */
const places = css`
  ${count(9).map((ones) => `& > :nth-child(10n + ${ones + 1}) { --ones: ${ones}; }`)}
  ${count(11).map((tens) => `& > :nth-child(n + ${tens * 10 + 1}) { --tens: ${tens}; }`)}
`;

const delay = css`calc(${duration('viewReady')} + (var(--tens, 0) * 10 + var(--ones, 0)) * var(--pace))`;

const Row = styled.span`
  ${places}

  & > span::before {
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
    color: var(--lit, ${color('accent')});
    --wait: ${delay};
  }
`;

const rows = {
  title: styled(Row)`
    --pace: ${duration('titleLetter')};

    & > span {
      ${motion('ignite')}
      animation-delay: ${delay};
    }
  `,
  link: styled(Row)`
    --pace: ${duration('linkLetter')};
  `,
};

/** 1, 2 … up to the given number. */
function count(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1);
}
