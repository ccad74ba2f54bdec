import { Fragment, memo, useRef } from 'react';
import { styled } from 'styled-components';
import type { InlinePart } from '../lib/inlineText';
import { useIsTranslated } from '../lib/useIsTranslated';
import { useWasPointedAt } from '../lib/useWasPointedAt';
import { color, motion } from '../theme/read';
import { unkerned } from '../theme/unkerned';
import { visuallyHidden } from '../theme/visuallyHidden';
import { LetterRow } from './LetterRow';

interface LettersProps {
  /** Parts, where some of the text is emphasized. */
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

/** Where it is not split into letters, a link lights up as a whole; slowly, as its letters may soon do it. */
const Words = styled.span<{ $isSplit: boolean }>`
  ${unkerned}
  ${motion('light')}
  ${({ $isSplit }) => $isSplit && visuallyHidden}

  :is(a, button):is(:hover, :focus-visible) & {
    color: var(--lit, ${color('accent')});
  }
`;
