import { styled } from 'styled-components';
import type { ArticlePageContent } from '../../../content/types/article';
import { Anchor } from '../../components/Anchor';
import { articlePath } from '../../news/newsAddresses';
import { useNeighbors } from '../../news/useNews';
import { accentedOnHover } from '../../theme/phrases';
import { notPrinted } from '../../theme/media';
import { color, from, space, stacked, type } from '../../theme/read';
import { readingColumn } from '../../theme/columns';
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
  const { older, newer } = useNeighbors(id) ?? {};
  // As on a timeline.
  const neighbors = [
    { label: words.neighbors.older, article: older, side: 'start' },
    { label: words.neighbors.newer, article: newer, side: 'end' },
  ] as const;
  return (
    <Foot>
      <Tools>
        <ShareTools title={title || untitled} words={words.share} />
        {neighbors.some(({ article }) => article) && (
          <Links aria-label={words.neighbors.label}>
            {neighbors.map(
              ({ label, article, side }) =>
                article && (
                  <NeighborLink key={side} to={articlePath(article.id)} $side={side}>
                    <Label>{label}</Label>
                    <Title>{article.title || untitled}</Title>
                  </NeighborLink>
                ),
            )}
          </Links>
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
  ${notPrinted}
`;

const Tools = styled.div`
  ${stacked('xl')}
`;

const Links = styled.nav`
  display: grid;
  gap: ${space('l')} ${space('xl')};
  padding-top: ${space('xl')};
  border-top: 2px solid ${color('ink')};

  ${from('compact')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const NeighborLink = styled(Anchor)<{ $side: 'start' | 'end' }>`
  ${stacked('xs')}
  align-content: start;
  padding-block: ${space('xs')};
  text-decoration: none;
  ${accentedOnHover}

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
`;
