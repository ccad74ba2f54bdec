import { styled } from 'styled-components';
import type { ArticleToolsContent } from '../../../content/contentTypes';
import type { Neighbors } from '../../news/neighbors';
import { readingColumn } from '../../theme/columns';
import { space } from '../../theme/read';
import { NeighborLinks } from './NeighborLinks';
import { ShareTools } from './ShareTools';

interface ArticleFootProps {
  readonly title: string;
  /** Undefined until known. */
  readonly neighbors: Neighbors | undefined;
  readonly words: ArticleToolsContent;
  readonly untitled: string;
}

/** What follows an article. */
export function ArticleFoot({ title, neighbors, words, untitled }: ArticleFootProps) {
  return (
    <Foot>
      <Tools>
        <ShareTools title={title} words={words.share} />
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
