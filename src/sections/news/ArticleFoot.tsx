import { styled } from 'styled-components';
import type { ArticlePageContent } from '../../../content/contentTypes';
import { useNeighbors } from '../../news/useNews';
import { readingColumn } from '../../theme/readingColumn';
import { space } from '../../theme/read';
import { NeighborLinks } from './NeighborLinks';
import { ShareTools } from './ShareTools';

interface ArticleFootProps {
  /** As the router found it in the address. */
  readonly id: string;
  /** Empty when the article has none. */
  readonly title: string;
  readonly words: ArticlePageContent;
  readonly untitled: string;
}

/** What follows an article: sharing it, and reading on. */
export function ArticleFoot({ id, title, words, untitled }: ArticleFootProps) {
  const neighbors = useNeighbors(id);
  return (
    <Foot>
      <Tools>
        <ShareTools title={title || untitled} words={words.share} />
        {neighbors && (neighbors.newer || neighbors.older) && (
          <NeighborLinks neighbors={neighbors} words={words.neighbors} untitled={untitled} />
        )}
      </Tools>
    </Foot>
  );
}

/** Nearer to its article than sections are to each other. */
const Foot = styled.div`
  display: grid;
  margin-top: calc(${space('xl')} - ${space('section')});
  ${readingColumn}
`;

const Tools = styled.div`
  display: grid;
  gap: ${space('xl')};
`;
