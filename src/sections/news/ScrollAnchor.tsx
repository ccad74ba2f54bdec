import { Component } from 'react';
import type { ReactNode, RefObject } from 'react';
import { afterPaint } from '../../lib/waiting';
import { entriesOf } from './useListFocus';

interface ScrollAnchorProps {
  /** What the list's entries are made from. A new value under the same view is a change from outside. */
  readonly articles: unknown;
  readonly view: string;
  readonly list: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

interface Place {
  readonly entry: Element;
  readonly top: number;
}

/**
 * Keeps the reader's place when content above it appears or disappears. All browsers but Safari do this
 * themselves (scroll anchoring). In another view they must not: they would follow an entry to its new place.
 * A class component, because only those are called before the DOM changes.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate({ articles, view }: ScrollAnchorProps): Place | null {
    if (view !== this.props.view) {
      letBrowserAnchor(false);
      void afterPaint().then(() => letBrowserAnchor(true));
      return null;
    }
    const isFromOutside = articles !== this.props.articles;
    if (!isFromOutside || window.scrollY === 0 || isAnchored()) return null;
    const entry = entriesOf(this.props.list).find(
      (each) => each.getBoundingClientRect().bottom > 0,
    );
    return entry ? { entry, top: entry.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(
    _props: ScrollAnchorProps,
    _state: unknown,
    place: Place | null,
  ): void {
    if (!place?.entry.isConnected) return;
    const { top } = place.entry.getBoundingClientRect();
    window.scrollBy({ top: top - place.top, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function letBrowserAnchor(isWanted: boolean) {
  document.documentElement.style.overflowAnchor = isWanted ? '' : 'none';
}

const isAnchored = () => CSS.supports('overflow-anchor', 'auto');
