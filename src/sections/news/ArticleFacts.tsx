import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ArticleToolsContent } from '../../../content/contentTypes';
import { mainId } from '../../navigation/mainId';
import { exceedsMarkdownLimits } from '../../lib/markdownLimits';
import { readingMinutes } from '../../news/readingMinutes';
import { color, type } from '../../theme/read';
import { usePassFocusOn } from './usePassFocusOn';

interface ArticleFactsProps {
  readonly content: string;
  readonly words: ArticleToolsContent['facts'];
}

/** What readers may want to know before they begin: how long the text takes, and why it may look plain. */
export function ArticleFacts({ content, words }: ArticleFactsProps) {
  const article = useRef<Element>(null);
  useLayoutEffect(() => {
    article.current = document.querySelector(`#${mainId} article`);
  }, []);
  // The article may be deleted while somebody reads it.
  usePassFocusOn(article);

  return (
    <>
      {content.trim() !== '' && <Fact>{words.readingTime(readingMinutes(content))}</Fact>}
      {exceedsMarkdownLimits(content) && <Fact>{words.tooLong}</Fact>}
    </>
  );
}

const Fact = styled.p`
  ${type('small')}
  color: ${color('inkSoft')};
`;
