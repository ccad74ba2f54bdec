import { styled, css } from 'styled-components';
import type { InlinePart } from '../lib/inlineText';
import { color, duration, motion } from '../theme/read';
import { unkerned } from '../theme/type';

interface LetterRowProps {
  readonly parts: readonly InlinePart[];
  readonly pace: keyof typeof rows;
}

/** The visible letters of a text, one element each. Decorative: the text itself stands beside them. */
export function LetterRow({ parts, pace }: LetterRowProps) {
  const Row = rows[pace];
  return (
    <Row aria-hidden="true">
      {lettersOf(parts).map(({ letter, kind }, index) => (
        <span
          key={index}
          data-letter={letter}
          data-is-stressed={kind === 'emphasis' || undefined}
        />
      ))}
    </Row>
  );
}

function lettersOf(parts: readonly InlinePart[]) {
  return parts.flatMap(({ kind, text }) =>
    splitGraphemes(text).map((letter) => ({ letter, kind })),
  );
}

/**
 * Splits a text into user-perceived characters: a letter with its accents, an emoji of several parts, a
 * flag. Does not use Intl.Segmenter, which Firefox has only since 125: every browser must split just as
 * the build does.
 */
function splitGraphemes(text: string): readonly string[] {
  return text.normalize().match(GRAPHEME) ?? [];
}

const GRAPHEME = /\p{RI}{2}|.(?:[\p{M}\p{EMod}\u{e0020}-\u{e007f}]|\u200d.)*/gsu;

/**
 * Numbers the first 120 letters from 0, in tens and ones: 20 rules instead of 120. They name an attribute,
 * because a browser tries a selector that ends in `:nth-child` alone on every element of the page.
 */
const places = css`
  ${count(9).map((ones) => `& > [data-letter]:nth-child(10n + ${ones + 1}) { --ones: ${ones}; }`)}
  ${count(11).map((tens) => `& > [data-letter]:nth-child(n + ${tens * 10 + 1}) { --tens: ${tens}; }`)}
`;

const number = 'var(--tens, 0) * 10 + var(--ones, 0)';
const delay = css`calc((${number}) * var(--pace))`;

const Row = styled.span`
  ${places}

  /* Only what is drawn changes its color: the letter itself would be styled in each frame, too. */
  & > span::after {
    content: attr(data-letter);
    ${motion('light')}
  }

  & > [data-is-stressed] {
    font-style: italic;
  }

  &:hover > span::after,
  :is(a, button):is(:hover, :focus-visible) & > span::after {
    color: var(--lit, ${color('accent')});
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
    h1:has(> &) {
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
    ${unkerned}
    --pace: ${duration('linkLetter')};
  `,
};

function count(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1);
}
