import { useParams } from 'wouter';
import { articlePage } from '../../content/articlePage';
import type { PageHead } from '../../content/contentTypes';
import { news } from '../../content/news';
import { team } from '../../content/team';
import { Page } from '../layout/Page';
import { articleHead } from '../news/articleHead';
import type { NewsArticle } from '../news/newsStore';
import { useNewsArticle } from '../news/useNews';
import { ArticleAbsent } from '../sections/news/ArticleAbsent';
import { ArticleLoading } from '../sections/news/ArticleLoading';
import { ArticleText } from '../sections/news/ArticleText';
import { NewsNotice } from '../sections/news/NewsNotice';

export function ArticlePage() {
  const { id } = useParams<{ id: string }>();
  const shown = useNewsArticle(id);
  return (
    <Page head={headOf(shown)}>
      {draw(shown)}
      <NewsNotice freshness={shown.freshness} words={news.notices} />
    </Page>
  );
}

const words = { words: articlePage, entry: news.entry, timeZone: team.timeZone };

function draw({ article, freshness }: NewsArticle) {
  if (article === 'missing') return <ArticleAbsent {...articlePage.missing} />;
  if (article) return <ArticleText article={article} {...words} />;
  return isWaiting(freshness) ? (
    <ArticleLoading label={articlePage.loading} />
  ) : (
    <ArticleAbsent {...articlePage.couldNotCheck} />
  );
}

function headOf({ article, freshness }: NewsArticle): PageHead {
  if (article === 'missing') return headWithout(articlePage.missing.title);
  if (article) return articleHead(article, articlePage.articleHead, news.entry.untitled);
  return isWaiting(freshness) ? news.head : headWithout(articlePage.couldNotCheck.title);
}

/** The address answers 200 for every article that may be newer than the build, so only the page can say that there is none. */
function headWithout(title: string): PageHead {
  const { articleHead: words } = articlePage;
  return { title: words.title(title), description: words.description(title), isUnlisted: true };
}

const isWaiting = (freshness: NewsArticle['freshness']) =>
  freshness === 'loading' || freshness === 'snapshot';
