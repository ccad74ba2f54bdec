import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { isPageAddress } from '../lib/isPageAddress';

interface AnchorProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly onClick?: MouseEventHandler;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'true';
  /** For styled parts made of an Anchor. */
  readonly className?: string;
}

/** The link under every link: pages of the site through the router, all else as the browser does it. */
export function Anchor({ to, children, ...rest }: AnchorProps) {
  if (isPageAddress(to)) {
    return (
      <Link href={to} {...rest}>
        {children}
      </Link>
    );
  }
  const rel = /^https?:/.test(to) ? 'external noopener' : undefined;
  return (
    <a href={to} rel={rel} {...rest}>
      {children}
    </a>
  );
}
