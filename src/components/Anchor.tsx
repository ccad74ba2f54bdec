import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { isPageAddress } from '../lib/addresses';

interface AnchorProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'true';
  /** For styled components based on Anchor. */
  readonly className?: string;
}

/** The base of every link: the router handles pages of the site, the browser everything else. */
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
