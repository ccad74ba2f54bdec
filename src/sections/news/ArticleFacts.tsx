import { styled } from 'styled-components';
import type { ArticlePageContent } from '../../../content/contentTypes';
import { exceedsMarkdownLimits } from '../../lib/markdownLimits';
import { readingMinutes } from '../../news/readingMinutes';
import { color, type } from '../../theme/read';

interface ArticleFactsProps {
  readonly content: string;
  readonly words: ArticlePageContent['facts'];
}

/** What readers may want to know before they begin: how long the text takes, and why it may look plain. */
export function ArticleFacts({ content, words }: ArticleFactsProps) {
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
