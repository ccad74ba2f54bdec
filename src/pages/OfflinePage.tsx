import { offline } from '../../content/offline';
import { Page } from '../layout/Page';
import { OfflineLinks } from '../sections/offline/OfflineLinks';
import { Hero } from '../sections/offline/Hero';

interface OfflinePageProps {
  readonly pagesId: string;
  readonly articlesId: string;
}

/** No route leads here: the service worker shows it instead of a page that is not on the device. */
export function OfflinePage({ pagesId, articlesId }: OfflinePageProps) {
  return (
    <Page head={offline.head}>
      <Hero {...offline} />
      <OfflineLinks {...offline.articles} id={articlesId} links={[]} />
      <OfflineLinks {...offline.pages} id={pagesId} />
    </Page>
  );
}
