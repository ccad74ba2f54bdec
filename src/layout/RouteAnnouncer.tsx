import { useState } from 'react';
import { site } from '../../content/site';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useArrival } from '../navigation/useArrival';

export interface RouteAnnouncerProps {
  /** True when the first page was prerendered without its heading, which comes with its article. */
  readonly isFirstPageLate: boolean;
}

/** Announces to screen readers, once and politely, which page has been opened. */
export function RouteAnnouncer({ isFirstPageLate }: RouteAnnouncerProps) {
  const [heading, setHeading] = useState('');
  useArrival(setHeading, isFirstPageLate);
  return <VisuallyHidden role="status">{heading && site.pageOpened(heading)}</VisuallyHidden>;
}
