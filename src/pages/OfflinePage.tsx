import { offline } from '../../content/offline';
import { Page } from '../layout/Page';
import { OfflineLinks } from '../sections/offline/OfflineLinks';
import { Hero } from '../sections/offline/Hero';

/** No route leads here: the service worker shows it instead of a page that is not in its cache. */
export function OfflinePage({ articlesId }: { readonly articlesId: string }) {
  return (
    <Page head={offline.head}>
      <Hero {...offline} />
      <OfflineLinks {...offline.articles} id={articlesId} links={[]} />
      <OfflineLinks {...offline.pages} />
    </Page>
  );
}
