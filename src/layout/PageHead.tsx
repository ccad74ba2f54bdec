import { useEffect, useState } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { HeadContent } from '../../content/contentTypes';
import { useIsHydrating } from '../lib/useIsHydrating';

/** What the browser's tab and search engines show of a page. */
export function PageHead({ title, description, isUnlisted }: HeadContent) {
  const [isFirstPage] = useState(useIsHydrating());
  useEffect(() => {
    if (!isFirstPage) removeFirstPageHead();
  }, [isFirstPage]);
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {isUnlisted && <meta name="robots" content={LEFT_OUT} />}
      </Helmet>
    </HelmetProvider>
  );
}

/** Asks search engines to leave a page out. */
const LEFT_OUT = 'noindex';

/**
 * Removes from the head what the build wrote about the page that was opened first. Browsers share the
 * canonical URL of a page, which would by now be that of another page.
 */
function removeFirstPageHead(): void {
  document.head.querySelectorAll(WRITTEN_BY_THE_BUILD).forEach((element) => element.remove());
}

const WRITTEN_BY_THE_BUILD =
  'link[rel=canonical], meta[property], script[type="application/ld+json"]';
