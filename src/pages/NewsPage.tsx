import { news } from '../../content/news';
import { newsHeader } from '../../content/newsHeader';
import { Page } from '../layout/Page';
import { afterPaint } from '../lib/afterPaint';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';

/** All News articles, with search and sorting. */
export function NewsPage() {
  return (
    <Page head={news.head}>
      <Header {...newsHeader} />
      <List />
    </Page>
  );
}

const Header = lazyHydrate(
  whenIdle,
  async () => (await import('../sections/news/NewsHeader')).NewsHeader,
);

// The prerendered list can be read and its links work; what makes it live loads right after the first paint.
const List = lazyHydrate(afterPaint, async () => (await import('./NewsPageList')).NewsPageList);

NewsPage.parts = [Header, List];
