import { useEffect, useState } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { HeadContent } from '../../content/contentTypes';
import { useIsHydrating } from '../lib/useIsHydrating';
import { removeFirstPageHead } from './removeFirstPageHead';

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
