import { styled } from 'styled-components';
import { useIsNear } from '../../lib/useIsNear';
import { usePreviewHtml } from '../../news/useNews';
import { color, space } from '../../theme/read';

interface ArticlePreviewProps {
  readonly markdown: string;
  /** It need not wait until it comes near the window. */
  readonly isSeenAtOnce: boolean;
}

/** The first lines of an article; their formatting is drawn before they come into sight. */
export function ArticlePreview({ markdown, isSeenAtOnce }: ArticlePreviewProps) {
  const [isNear, watch] = useIsNear(isSeenAtOnce);
  const html = usePreviewHtml(markdown, isNear);
  return html === undefined ? (
    <Lines key="plain" dir="auto" ref={watch}>
      {markdown}
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

/** Four lines at most, counted through all its paragraphs. */
const Lines = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  color: ${color('inkSoft')};
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: ${space('xs')};
  }

  /* Only lines can be counted, so a table is shown as such. */
  & :is(table, thead, tbody, tr) {
    display: block;
  }

  & :is(th, td) {
    display: inline;
    padding-inline-end: 1em;
  }

  & :is(ul, ol) {
    padding-inline-start: 1.2em;
    list-style: disc;
  }

  & pre {
    white-space: pre-wrap;
  }

  /* Strong is darker here, not bold: for a few words of a list no page sends for another font. */
  & :is(th, strong) {
    color: ${color('ink')};
    font-weight: inherit;
  }
`;
