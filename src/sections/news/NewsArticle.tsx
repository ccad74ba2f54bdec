import type { ArticlePageContent, NewsContent } from '../../../content/contentTypes';
import { PageHead } from '../../components/PageHead';
import { articlePageHead } from '../../news/articleHead';
import type { ShownArticle } from '../../news/useNews';
import { isAwaited } from '../../news/freshness';
import { useNewsArticle } from '../../news/useNews';
import { ArticleAbsent } from './ArticleAbsent';
import { ArticleChange } from './ArticleChange';
import { ArticleFoot } from './ArticleFoot';
import { ArticleLoading } from './ArticleLoading';
import { ArticleText } from './ArticleText';
import { NewsNotice } from './NewsNotice';

interface NewsArticleProps {
  /** As the router found it in the address. */
  readonly id: string;
  readonly words: ArticlePageContent;
  readonly news: NewsContent;
  readonly timeZone: string;
}

/** An article as the database has it now, or a notice that there is none. */
export function NewsArticle(props: NewsArticleProps) {
  const { id, words, news } = props;
  const shown = useNewsArticle(id);
  return (
    <>
      <PageHead {...articlePageHead(shown, words, news)} />
      {draw(shown, props)}
      <ArticleChange {...shown} words={words.changes} />
      <NewsNotice freshness={shown.freshness} words={news.notices} />
    </>
  );
}

function draw(
  { article, freshness }: ShownArticle,
  { id, words, news, timeZone }: NewsArticleProps,
) {
  if (article === 'missing') return <ArticleAbsent {...words.missing} />;
  if (!article) {
    if (isAwaited(freshness)) return <ArticleLoading {...words.loading} />;
    return <ArticleAbsent {...words.couldNotCheck} />;
  }
  return (
    <>
      <ArticleText article={article} words={words} entry={news.entry} timeZone={timeZone} />
      <ArticleFoot id={id} title={article.title} words={words} untitled={news.entry.untitled} />
    </>
  );
}
