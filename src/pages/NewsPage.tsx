import { news } from '../../content/news';
import { Page } from '../layout/Page';
import { afterPaint } from '../lib/afterPaint';
import { later } from '../navigation/later';
import { whenIdle } from '../lib/whenIdle';

/** All pieces of News, to be searched and sorted. */
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

// The list can be read and followed as it stands; what makes it live comes as soon as it is seen.
const List = later(afterPaint, async () => (await import('./NewsPageList')).NewsPageList);

NewsPage.parts = [Header, List];
