import { useParams } from 'wouter';
import { articlePage } from '../../content/articlePage';
import { news } from '../../content/news';
import { team } from '../../content/team';
import { Page } from '../layout/Page';
import { afterPaint } from '../lib/afterPaint';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';
import type { NewsArticle } from '../news/shownNews';
import { useNewsArticle } from '../news/useNews';
import { ArticleText } from '../sections/news/ArticleText';

/** The News article at the address, as the database has it now, or a notice that there is none. */
export function ArticlePage() {
  const { id } = useParams<{ id: string }>();
  const shown = useNewsArticle(id);
  return (
    <Page head={<Head {...shown} />}>
      {draw(shown, id)}
      <Notice {...shown} />
    </Page>
  );
}

const textProps = { words: articlePage, entry: news.entry, timeZone: team.timeZone };

const Head = lazyHydrate(whenIdle, async () =>
  (await import('./ArticlePageHead')).ArticlePageHead.load(),
);
const Backdrop = lazyHydrate(whenIdle, async () => (await import('../sections/Backdrop')).Backdrop);
const Facts = lazyHydrate(
  afterPaint,
  async () => (await import('./ArticlePageFacts')).ArticlePageFacts,
);
// It has nothing to say until the database has been queried, and queries are retried without it.
const Notice = lazyHydrate(
  afterPaint,
  async () => (await import('./ArticlePageNotice')).ArticlePageNotice,
);
const Foot = lazyHydrate(whenIdle, async () => (await import('./ArticlePageFoot')).ArticlePageFoot);

// A prerendered article is already there, with nothing to wait for.
const Absent = lazyHydrate(
  whenIdle,
  async () => (await import('./ArticlePageAbsent')).ArticlePageAbsent,
);

ArticlePage.parts = [Head, Backdrop, Facts, Notice, Foot, Absent];

function draw(shown: NewsArticle, id: string) {
  const { article } = shown;
  if (!article || article === 'missing') return <Absent {...shown} />;
  return (
    <>
      <ArticleText article={article} backdrop={<Backdrop from="right" />} {...textProps}>
        <Facts {...article} />
      </ArticleText>
      <Foot id={id} title={article.title} />
    </>
  );
}
