import { styled } from 'styled-components';
import { excerpt } from '../../lib/excerpt';
import { useIsNear } from '../../lib/useIsNear';
import { usePreviewHtml } from '../../news/useNews';
import { color, space } from '../../theme/read';

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

/** Four lines at most, counted across all paragraphs. */
const Lines = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  color: ${color('inkSoft')};
  overflow-wrap: anywhere;

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
