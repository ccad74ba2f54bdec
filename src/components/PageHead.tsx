import { useEffect, useState } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { HeadContent } from '../../content/types/basics';
import { useIsHydrating } from '../lib/hydration';

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

const LEFT_OUT = 'noindex';

/**
 * Removes from the head what the build wrote about the page that was opened first. Browsers share the
 * canonical URL of a page, which would by now be that of another page. React removes the title and the
 * descriptions itself, but not if the page was left before it had hydrated them.
 */
function removeFirstPageHead(): void {
  const written = document.head.querySelectorAll(WRITTEN_BY_THE_BUILD);
  for (const element of [...written, ...HYDRATED_LATE]) element.remove();
}

/** They are found when this code loads, because later no selector tells them from those of the next page. */
const HYDRATED_LATE =
  typeof document === 'undefined'
    ? []
    : Array.from(
        document.head.querySelectorAll('title, meta[name=description], meta[name=robots]'),
      );

const WRITTEN_BY_THE_BUILD =
  'link[rel=canonical], meta[property], script[type="application/ld+json"]';
