import { offline } from '../../content/offline';
import { Page } from '../layout/Page';
import { CachedArticles } from '../sections/offline/CachedArticles';
import { Hero } from '../sections/offline/Hero';

/** No route leads here: the service worker shows it instead of a page that is not in its cache. */
export function OfflinePage({ articlesId }: { readonly articlesId: string }) {
  return (
    <Page head={offline.head}>
      <Hero {...offline} />
      <CachedArticles {...offline.articles} id={articlesId} links={[]} />
      <CachedArticles {...offline.pages} />
    </Page>
  );
}
