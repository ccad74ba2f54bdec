import { news } from '../../content/news';
import { Page } from '../layout/Page';
import { NewsBoard } from '../sections/news/NewsBoard';
import { ParallaxHeader } from '../sections/ParallaxHeader';

/** All News articles, with search and sorting. */
export function NewsPage() {
  return (
    <Page head={news.head}>
      <ParallaxHeader title={news.title} picture={news.picture} />
      <NewsBoard words={news} />
    </Page>
  );
}
