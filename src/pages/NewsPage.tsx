import { news } from '../../content/news';
import { team } from '../../content/team';
import { Page } from '../layout/Page';
import { later } from '../lib/later';
import { whenIdle } from '../lib/whenIdle';
import type { NewsList } from '../news/newsStore';
import { useNewsList } from '../news/useNews';
import { ArticleList } from '../sections/news/ArticleList';
import { NewsNotice } from '../sections/news/NewsNotice';
import { NoNews } from '../sections/news/NoNews';

export function NewsPage() {
  const list = useNewsList();
  return (
    <Page head={news.head}>
      <Header title={news.title} picture={news.picture} />
      {draw(list)}
      <NewsNotice freshness={list.freshness} words={news.notices} />
    </Page>
  );
}

const Header = later(
  whenIdle,
  async () => (await import('../sections/news/NewsHeader')).NewsHeader,
);

// A prerendered list has nothing to wait for.
const Loading = later(
  whenIdle,
  async () => (await import('../sections/news/NewsLoading')).NewsLoading,
);

NewsPage.parts = [Header, Loading];

function draw({ articles, freshness }: NewsList) {
  if (articles.length > 0) {
    return (
      <ArticleList articles={articles} words={news} order="new-old" timeZone={team.timeZone} />
    );
  }
  switch (freshness) {
    case 'live':
      return <NoNews text={news.list.empty} />;
    case 'loading':
    case 'snapshot':
      return <Loading label={news.list.loading} />;
    case 'unreachable':
    case 'denied':
      return null;
  }
}
