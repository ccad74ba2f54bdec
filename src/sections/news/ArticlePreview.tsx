import { styled } from 'styled-components';
import { previewOf } from '../../news/preview';
import { usePreviewHtml } from '../../news/useNews';
import { color, space } from '../../theme/read';

/** The first lines of an article, with their formatting as soon as that can be drawn; the same height either way. */
export function ArticlePreview({ content }: { readonly content: string }) {
  const markdown = previewOf(content);
  const html = usePreviewHtml(markdown);
  return html === undefined ? (
    <Lines key="plain">{markdown}</Lines>
  ) : (
    <Lines key="rendered" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space('xs')};
  max-height: 4lh;
  overflow: hidden;
  color: ${color('inkSoft')};
  overflow-wrap: anywhere;

  & :is(ul, ol) {
    padding-left: 1.2em;
    list-style: disc;
  }

  & pre {
    white-space: pre-wrap;
  }
`;
