import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { excerpt } from '../../lib/excerpt';
import { useIsHydrating } from '../../lib/hydration';
import { usePreviewHtml } from '../../news/useNews';
import { color, from, space, type } from '../../theme/read';

interface ArticlePreviewProps {
  readonly markdown: string;
  /** Whether it is rendered at once, not only when it comes near the viewport. */
  readonly isSeenAtOnce: boolean;
}

/**
 * The first lines of an article: their words alone, without the marks of Markdown, until they come near;
 * their formatting is rendered before they scroll into view.
 */
export function ArticlePreview({ markdown, isSeenAtOnce }: ArticlePreviewProps) {
  const [isNear, watch] = useIsNear(isSeenAtOnce);
  const html = usePreviewHtml(markdown, isNear);
  return html === undefined ? (
    <Lines key="plain" dir="auto" ref={watch}>
      {excerpt(markdown, markdown.length) || markdown}
    </Lines>
  ) : (
    <Lines
      key="rendered"
      dir="auto"
      ref={watch}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

/**
 * Returns whether an element has come near the viewport, and the ref for that element, which may be
 * replaced in the meantime. True from the moment it comes near or the page is printed; from the start if
 * `isFromStart`, on the server, and for an element that the server has rendered.
 */
function useIsNear(isFromStart: boolean): readonly [boolean, RefCallback<Element>] {
  const isHydrating = useIsHydrating();
  const [isNear, setIsNear] = useState(isFromStart || isHydrating);

  const watch: RefCallback<Element> = useCallback(
    (element) => {
      if (isNear || !element) return undefined;
      callbacks.set(element, () => setIsNear(true));
      observer().observe(element);
      return () => unobserve(element);
    },
    [isNear],
  );

  return [isNear, watch];
}

/**
 * How far outside the viewport an element may be and still count as near: one viewport, half a second of
 * scrolling.
 */
const MARGIN = '100% 0px';

const callbacks = new Map<Element, () => void>();
let shared: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        callbacks.get(target)?.();
        unobserve(target);
      }
    },
    { rootMargin: MARGIN },
  );
  return shared;
}

// Paper shows all of a page, wherever its reader is.
globalThis.addEventListener?.('beforeprint', () => {
  flushSync(() => callbacks.forEach((come) => come()));
});

function unobserve(element: Element): void {
  callbacks.delete(element);
  shared?.unobserve(element);
}

/** Four lines at most, two on a phone, counted across all paragraphs. */
const Lines = styled.div`
  ${type('small')}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color('inkSoft')};
  overflow-wrap: anywhere;

  ${from('compact')} {
    ${type('body')}
    -webkit-line-clamp: 4;
  }

  & > * {
    hanging-punctuation: none;
  }

  & > * + * {
    margin-top: ${space('xs')};
  }

  /* Only lines can be clamped, so a table becomes lines. */
  & :is(table, thead, tbody, tr) {
    display: block;
  }

  & :is(th, td) {
    display: inline;
    padding-inline-end: 1em;
  }

  & ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }

  & ol {
    padding-inline-start: 2em;
    list-style: decimal;
  }

  & li[data-task] {
    list-style: none;
  }

  & pre {
    white-space: pre-wrap;
  }

  /* Strong is darker here, not bold: a few words do not justify loading another font. */
  & :is(th, strong) {
    color: ${color('ink')};
    font-weight: inherit;
  }
`;
