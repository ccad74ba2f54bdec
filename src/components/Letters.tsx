import { Fragment, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { css, styled } from 'styled-components';
import type { InlinePart } from '../lib/inlineText';
import { visuallyHidden } from '../theme/phrases';
import { asPlainText } from '../theme/media';
import { color, duration, motion } from '../theme/read';
import { unkerned } from '../theme/type';

interface LettersProps {
  readonly text: string | readonly InlinePart[];
  /** A title also flares up once when its view appears; a link waits for the pointer. */
  readonly pace: keyof typeof rows;
  /** What is drawn in place of a letter of a title, in its room: lit by `--light` while the title is hovered. */
  readonly drawings?: Readonly<Record<string, ReactNode>>;
}

/**
 * Text that lights up letter by letter while it, or the link around it, is hovered. The text itself is in the
 * page once, in one piece. The visible letters are generated content, which is not read out, found or
 * copied. A link is plain text until pointed at: each letter takes three boxes, and a page has many. What a
 * translator has replaced is plain text, too: it does not see the letters.
 */
export const Letters = memo(function Letters({ text, pace, drawings = {} }: LettersProps) {
  const words = useRef<HTMLSpanElement>(null);
  const wasPointedAt = useWasPointedAt(words);
  const parts = typeof text === 'string' ? [{ kind: 'text', text } as const] : text;
  const isLively = pace === 'title' || wasPointedAt;
  const isTranslated = useIsTranslated(
    words,
    isLively ? parts.map((part) => part.text).join('') : undefined,
  );
  const isSplit = isLively && !isTranslated;
  const Row = rows[pace];
  return (
    <>
      <Words ref={words} $isSplit={isSplit}>
        {parts.map(({ kind, text: piece }, index) =>
          kind === 'emphasis' ? (
            <em key={index}>{piece}</em>
          ) : (
            <Fragment key={index}>{piece}</Fragment>
          ),
        )}
      </Words>
      {isSplit && (
        <Row aria-hidden="true">
          {lettersOf(parts).map(({ letter, kind }, index) => (
            <span
              key={index}
              data-letter={letter}
              data-is-stressed={kind === 'emphasis' || undefined}
            >
              {drawings[letter]}
            </span>
          ))}
        </Row>
      )}
    </>
  );
});

/**
 * Returns true from the first time that the link or button around an element is hovered or focused. A
 * touch does not count: it is there and gone.
 */
function useWasPointedAt(part: RefObject<Element | null>): boolean {
  const [wasPointedAt, setWasPointedAt] = useState(false);

  useEffect(() => {
    const owner = part.current?.closest<HTMLElement>('a, button');
    if (wasPointedAt || !owner) return undefined;
    const onFocus = () => setWasPointedAt(true);
    const onPointer = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setWasPointedAt(true);
    };
    owner.addEventListener('pointerenter', onPointer);
    owner.addEventListener('focus', onFocus);
    return () => {
      owner.removeEventListener('pointerenter', onPointer);
      owner.removeEventListener('focus', onFocus);
    };
  }, [part, wasPointedAt]);

  return wasPointedAt;
}

/**
 * Returns whether the browser's translator has replaced the text of an element: whether it reads otherwise
 * than `text`. Without a text nothing is watched, and the answer is no.
 */
function useIsTranslated(part: RefObject<Element | null>, text: string | undefined): boolean {
  const [isTranslated, setIsTranslated] = useState(false);

  // Before the browser paints: what the page itself writes is no translation.
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || text === undefined) return undefined;
    const compare = () => setIsTranslated(element.textContent !== text);
    compare();
    const observer = new MutationObserver(compare);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [part, text]);

  return isTranslated;
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

/** Where it is not split into letters, a link lights up as a whole; slowly, as its letters may soon do it. */
const Words = styled.span<{ $isSplit: boolean }>`
  ${unkerned}
  ${motion('light')}
  ${({ $isSplit }) => $isSplit && visuallyHidden}

  :is(a, button):is(:hover, :focus-visible) & {
    color: var(--lit, ${color('accent')});
  }
`;

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

const LetterRow = styled.span`
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
  title: styled(LetterRow)`
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

    /* The letter below a drawing keeps its room, and is back where nothing is drawn. */
    & > :not(:empty)::before {
      content: none;
    }

    & > :not(:empty)::after {
      visibility: hidden;
    }

    &:hover > :not(:empty) {
      --light: ${color('accent')};
      --wait: ${delay};
    }

    ${asPlainText} {
      & > :not(:empty)::after {
        visibility: visible;
      }

      & > :not(:empty) > * {
        display: none;
      }
    }
  `,
  link: styled(LetterRow)`
    ${unkerned}
    --pace: ${duration('linkLetter')};
  `,
};

function count(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1);
}
