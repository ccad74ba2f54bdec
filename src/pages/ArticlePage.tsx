import { useParams } from 'wouter';
import { articlePage } from '../../content/articlePage';
import type { PageHead } from '../../content/contentTypes';
import { news } from '../../content/news';
import { team } from '../../content/team';
import { Page } from '../layout/Page';
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
  if (article === 'missing') return headFor(articlePage.missing.title);
  if (article) return headFor(article.title || news.entry.untitled);
  return isWaiting(freshness) ? news.head : headFor(articlePage.couldNotCheck.title);
}

function headFor(title: string): PageHead {
  return {
    title: articlePage.articleHead.title(title),
    description: articlePage.articleHead.description(title),
  };
}

const isWaiting = (freshness: NewsArticle['freshness']) =>
  freshness === 'loading' || freshness === 'snapshot';
