import { useParams } from 'wouter';
import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import { Page } from '../layout/Page';
import { NewsArticle } from '../sections/news/NewsArticle';

/** The News article at the address. */
export function ArticlePage() {
  const { id } = useParams<{ id: string }>();
  return (
    <Page>
      <NewsArticle id={id} words={articlePage} news={news} />
    </Page>
  );
}
