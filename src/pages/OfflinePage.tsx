import { offline } from '../../content/offline';
import { Page } from '../layout/Page';
import { KeptList } from '../sections/offline/KeptList';
import { Opening } from '../sections/offline/Opening';

/** No route leads here: the service worker shows it instead of a page that is not in its cache. */
export function OfflinePage({ articlesId }: { readonly articlesId: string }) {
  return (
    <Page head={offline.head}>
      <Opening {...offline} />
      <KeptList {...offline.articles} id={articlesId} links={[]} />
      <KeptList {...offline.pages} />
    </Page>
  );
}
