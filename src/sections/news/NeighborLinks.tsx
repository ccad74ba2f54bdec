import { styled } from 'styled-components';
import type { ArticlePageContent } from '../../../content/contentTypes';
import { Anchor } from '../../components/Anchor';
import { articlePath } from '../../news/newsAddresses';
import type { Neighbors } from '../../news/sortArticles';
import { color, from, motion, notPrinted, space, type } from '../../theme/read';

interface NeighborLinksProps {
  readonly neighbors: Neighbors;
  readonly words: ArticlePageContent['neighbors'];
  readonly untitled: string;
}

/** Links to the next older and the next newer article, the older one on the left as on a timeline. */
export function NeighborLinks({ neighbors, words, untitled }: NeighborLinksProps) {
  const directions = [
    { label: words.older, article: neighbors.older, side: 'start' },
    { label: words.newer, article: neighbors.newer, side: 'end' },
  ] as const;
  return (
    <Links aria-label={words.label}>
      {directions.map(
        ({ label, article, side }) =>
          article && (
            <NeighborLink key={side} to={articlePath(article.id)} $side={side}>
              <Label>{label}</Label>
              <Title>{article.title || untitled}</Title>
            </NeighborLink>
          ),
      )}
    </Links>
  );
}

const Links = styled.nav`
  display: grid;
  gap: ${space('l')} ${space('xl')};
  padding-top: ${space('xl')};
  border-top: 2px solid ${color('ink')};

  ${from('compact')} {
    grid-template-columns: 1fr 1fr;
  }

  ${notPrinted}
`;

const NeighborLink = styled(Anchor)<{ $side: 'start' | 'end' }>`
  display: grid;
  gap: ${space('xs')};
  align-content: start;
  padding-block: ${space('xs')};
  text-decoration: none;

  &:hover {
    color: ${color('accent')};
  }

  ${from('compact')} {
    grid-column: ${({ $side }) => ($side === 'start' ? 1 : 2)};
    text-align: ${({ $side }) => $side};
  }
`;

const Label = styled.span`
  ${type('small')}
  color: ${color('inkSoft')};
`;

const Title = styled.span`
  ${type('heading')}
  unicode-bidi: plaintext;
  ${motion('respond')}
`;
