import { memo } from 'react';
import { styled } from 'styled-components';
import type { NewsContent, NewsToolsContent } from '../../../content/contentTypes';
import { Card } from '../../components/Card';
import { articlePath } from '../../news/articlePath';
import { space } from '../../theme/read';
import { ArticlePreview } from './ArticlePreview';
import { PublishedDate } from './PublishedDate';

interface ArticleCardProps {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: number | undefined;
  /** The first lines, as Markdown. */
  readonly preview: string;
  /** Whether it is among the first of the list, which are visible at once. */
  readonly isSeenAtOnce: boolean;
  /** `lead`: the newest article of all, which stands out from the others. */
  readonly form: 'tall' | 'row' | 'lead';
  readonly words: NewsToolsContent['list'];
  readonly entry: NewsContent['entry'];
  readonly timeZone: string;
}

/** One article in the list. Memoized: renders again only when a prop changes. */
export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { id, title, publishedAt, preview, isSeenAtOnce, form, words, entry, timeZone } = props;
  const name = title || entry.untitled;
  const about = words.readMoreAbout(name);
  return (
    <Card
      level={2}
      title={name}
      link={{ label: words.readMore, to: articlePath(id), about }}
      form={form}
    >
      <Entry>
        <PublishedDate publishedAt={publishedAt} timeZone={timeZone} words={entry} />
        <ArticlePreview markdown={preview} isSeenAtOnce={isSeenAtOnce} />
      </Entry>
    </Card>
  );
});

const Entry = styled.div`
  display: grid;
  gap: ${space('m')};
  align-content: start;
  min-width: 0;
`;
