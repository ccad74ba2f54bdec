import { offline } from '../../content/offline';
import { Page } from '../layout/Page';
import { KeptList } from '../sections/offline/KeptList';
import { Opening } from '../sections/offline/Opening';

/** No route leads here: the service worker shows it in place of a page that the browser has not kept. */
export function OfflinePage({ articlesId }: { readonly articlesId: string }) {
  return (
    <Page head={offline.head}>
      <Opening {...offline} />
      <KeptList {...offline.articles} id={articlesId} links={[]} />
      <KeptList {...offline.pages} />
    </Page>
  );
}
