import { styled } from 'styled-components';
import { usePreviewHtml } from '../../news/useNews';
import { color, from, size, space, type } from '../../theme/read';

interface ArticlePreviewProps {
  /** Absent where the renderer is not worth loading. */
  readonly start?: string;
  readonly plain: string | undefined;
}

/** The first lines of an article; until the renderer is there, the words that the build has written, or their room. */
export function ArticlePreview({ start, plain }: ArticlePreviewProps) {
  const html = usePreviewHtml(start);
  const isPlain = html === undefined;
  return (
    <Lines
      key={String(isPlain)}
      dir="auto"
      suppressHydrationWarning
      {...(isPlain ? { children: plain } : { dangerouslySetInnerHTML: { __html: html } })}
    />
  );
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

  &:empty {
    min-height: calc(2 * ${size('smallLine')});

    ${from('compact')} {
      /* Four lines of 1.65em each. */
      min-height: 6.6em;
    }
  }

  /* What hangs outside would be cut off. */
  &,
  & * {
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
