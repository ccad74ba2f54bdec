import { styled } from 'styled-components';
import type { HomeContent } from '../../../content/types/home';
import type { NewsContent } from '../../../content/types/news';
import { Heading } from '../../components/Heading';
import { ContentLink } from '../../components/TextLink';
import { useNewestArticles } from '../../news/useNews';
import { from, stacked, wrapped } from '../../theme/read';
import { ArticleCard } from '../news/ArticleCard';

type LatestNewsProps = HomeContent['news'] & Pick<NewsContent, 'list' | 'entry'>;

/** The newest article, and the way to all. Nothing if there is none; its room is kept until that is known. */
export function LatestNews({ title, link, list, entry }: LatestNewsProps) {
  const newest = useNewestArticles();
  if (newest?.length === 0) return null;
  const article = newest?.[0];
  return (
    <Latest>
      <Top>
        <Heading level={2}>{title}</Heading>
        <ContentLink {...link} />
      </Top>
      <Room>
        {article && (
          <ArticleCard
            article={article}
            // Without words of a build, it is from the live list, with which the renderer has come.
            isPlain={article.words !== undefined}
            isLead
            level={3}
            words={list}
            entry={entry}
          />
        )}
      </Room>
    </Latest>
  );
}

const Latest = styled.section`
  ${stacked('l')}
`;

const Top = styled.div`
  ${wrapped('s', 'l')}
  align-items: end;
  justify-content: space-between;
`;

const Room = styled.div`
  display: grid;
  min-height: 14rem;

  ${from('wide')} {
    min-height: 20rem;
  }
`;
