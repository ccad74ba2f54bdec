import { news } from '../../content/news';
import { Page } from '../layout/Page';
import { afterPaint } from '../lib/afterPaint';
import { later } from '../navigation/later';
import { whenIdle } from '../lib/whenIdle';

/** All News articles, with search and sorting. */
export function NewsPage() {
  return (
    <Page head={news.head}>
      <Header title={news.title} picture={news.picture} />
      <List />
    </Page>
  );
}

const Header = later(
  whenIdle,
  async () => (await import('../sections/news/NewsHeader')).NewsHeader,
);

// The prerendered list can be read and its links work; what makes it live loads right after the first paint.
const List = later(afterPaint, async () => (await import('./NewsPageList')).NewsPageList);

NewsPage.parts = [Header, List];
