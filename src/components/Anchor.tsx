import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';

interface AnchorProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly isCurrent?: boolean;
  readonly onClick?: MouseEventHandler;
  readonly 'aria-label'?: string;
  /** For styled parts made of an Anchor. */
  readonly className?: string;
}

/** The link under every link: pages of the site through the router, all else as the browser does it. */
export function Anchor({ to, children, isCurrent, ...rest }: AnchorProps) {
  const current = isCurrent ? 'page' : undefined;
  if (isPage(to)) {
    return (
      <Link href={to} aria-current={current} {...rest}>
        {children}
      </Link>
    );
  }
  const rel = /^https?:/.test(to) ? 'external noopener' : undefined;
  return (
    <a href={to} rel={rel} aria-current={current} {...rest}>
      {children}
    </a>
  );
}

/** Files of the build, such as /meetings.ics, have an ending; pages have none. */
function isPage(to: string): boolean {
  return /^\/(?!\/)[^.]*$/.test(to);
}
