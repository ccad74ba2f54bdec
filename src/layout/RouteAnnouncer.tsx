import { useState } from 'react';
import { site } from '../../content/site';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useRouteChange } from '../navigation/useRouteChange';

/** Announces to screen readers, once and politely, which page has been opened. */
export function RouteAnnouncer() {
  const [heading, setHeading] = useState('');
  useRouteChange(setHeading);
  return (
    <VisuallyHidden>
      <span role="status">{heading && site.pageOpened(heading)}</span>
    </VisuallyHidden>
  );
}
