import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { team } from '../../content/team';
import { sectionOf } from './sectionOf';

/**
 * The class of the body on pages without a header. The specification asks for it; no style of ours reads
 * it.
 */
export const noHeaderClass = 'no-header';

const seasons = Object.values(team.games).map(({ path }) => sectionOf(path));

/** Returns whether the page at the path is one of the season showcases, which have no header. */
export function hidesHeader(path: string): boolean {
  return seasons.includes(sectionOf(path));
}

/** Returns whether the current page has no header, and keeps the body's class in sync. */
export function useIsHeaderHidden(): boolean {
  const [path] = useLocation();
  const isHidden = hidesHeader(path);
  useEffect(() => {
    document.body.classList.toggle(noHeaderClass, isHidden);
  }, [isHidden]);
  return isHidden;
}
