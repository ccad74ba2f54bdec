import { Fragment, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { InlinePart } from '../lib/inlineText';
import { color, motion } from '../theme/read';
import { unkerned } from '../theme/type';
import { visuallyHidden } from '../theme/phrases';
import { LetterRow } from './LetterRow';

interface LettersProps {
  readonly text: string | readonly InlinePart[];
  /** A title also flares up once when its view appears; a link waits for the pointer. */
  readonly pace: 'title' | 'link';
}

/**
 * Text that lights up letter by letter while it, or the link around it, is hovered. The text itself is in the
 * page once, in one piece. The visible letters are generated content, which is not read out, found or
 * copied. A link is plain text until pointed at: each letter takes three boxes, and a page has many. What a
 * translator has replaced is plain text, too: it does not see the letters.
 */
export const Letters = memo(function Letters({ text, pace }: LettersProps) {
  const words = useRef<HTMLSpanElement>(null);
  const wasPointedAt = useWasPointedAt(words);
  const parts = typeof text === 'string' ? [{ kind: 'text', text } as const] : text;
  const isLively = pace === 'title' || wasPointedAt;
  const isTranslated = useIsTranslated(
    words,
    isLively ? parts.map((part) => part.text).join('') : undefined,
  );
  const isSplit = isLively && !isTranslated;
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
      {isSplit && <LetterRow parts={parts} pace={pace} />}
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

/** Where it is not split into letters, a link lights up as a whole; slowly, as its letters may soon do it. */
const Words = styled.span<{ $isSplit: boolean }>`
  ${unkerned}
  ${motion('light')}
  ${({ $isSplit }) => $isSplit && visuallyHidden}

  :is(a, button):is(:hover, :focus-visible) & {
    color: var(--lit, ${color('accent')});
  }
`;
