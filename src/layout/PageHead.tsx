import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { PageHead as Words } from '../../content/contentTypes';

/** What the browser's tab and a search engine show of a page. */
export function PageHead({ title, description }: Words) {
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
      </Helmet>
    </HelmetProvider>
  );
}
