import { useParams } from 'wouter';
import { articlePage } from '../../content/articlePage';
import type { PageHead } from '../../content/contentTypes';
import { news } from '../../content/news';
import { team } from '../../content/team';
import { Page } from '../layout/Page';
import { afterPaint } from '../lib/afterPaint';
import { later } from '../lib/later';
import { whenIdle } from '../lib/whenIdle';
import { articleHead } from '../news/articleHead';
import type { NewsArticle } from '../news/newsStore';
import { useNewsArticle } from '../news/useNews';
import { ArticleText } from '../sections/news/ArticleText';

/** One piece of News by its address, as the database has it now; or a word that there is none. */
export function ArticlePage() {
  const { id } = useParams<{ id: string }>();
  const shown = useNewsArticle(id);
  return (
    <Page head={headOf(shown)}>
      {draw(shown, id)}
      <Notice freshness={shown.freshness} words={news.notices} />
    </Page>
  );
}

const textProps = { words: articlePage, entry: news.entry, timeZone: team.timeZone };

const Facts = later(afterPaint, async () => (await import('./ArticlePageFacts')).ArticlePageFacts);
// It has nothing to say before the database was asked, which asks again by itself without it.
const Notice = later(
  afterPaint,
  async () => (await import('../sections/news/NewsNotice')).NewsNotice,
);
const Foot = later(whenIdle, async () => (await import('./ArticlePageFoot')).ArticlePageFoot);

// A prerendered article has nothing to wait for, and is there.
const Loading = later(
  whenIdle,
  async () => (await import('./ArticlePageLoading')).ArticlePageLoading,
);
const Absent = later(
  whenIdle,
  async () => (await import('../sections/news/ArticleAbsent')).ArticleAbsent,
);

ArticlePage.parts = [Facts, Notice, Foot, Loading, Absent];

function draw({ article, freshness }: NewsArticle, id: string) {
  if (article === 'missing') return <Absent {...articlePage.missing} />;
  if (article) {
    return (
      <>
        <ArticleText article={article} {...textProps}>
          <Facts content={article.content} />
        </ArticleText>
        <Foot id={id} title={article.title || news.entry.untitled} />
      </>
    );
  }
  return isWaiting(freshness) ? <Loading /> : <Absent {...articlePage.couldNotCheck} />;
}

function headOf({ article, freshness }: NewsArticle): PageHead {
  if (article === 'missing') return headWithout(articlePage.missing.title);
  if (article) return articleHead(article, articlePage.articleHead, news.entry.untitled);
  return isWaiting(freshness) ? news.head : headWithout(articlePage.couldNotCheck.title);
}

/** The address answers 200 for every article that may be newer than the build, so only the page can say that there is none. */
function headWithout(title: string): PageHead {
  const { articleHead: head } = articlePage;
  return { title: head.title(title), description: head.description(title), isUnlisted: true };
}

const isWaiting = (freshness: NewsArticle['freshness']) =>
  freshness === 'loading' || freshness === 'snapshot';
