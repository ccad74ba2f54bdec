import { Component } from 'react';
import type { ReactNode } from 'react';
import { mainId } from '../../lib/mainId';
import { afterPaint } from '../../lib/waiting';

interface ScrollAnchorProps {
  /** What is read here. A new value under the same view is a change from outside. */
  readonly shown: unknown;
  readonly view?: string;
  /** Selects the parts of it, of which one stays in its place. */
  readonly parts: string;
  readonly children: ReactNode;
}

/** Where a part was in the window. */
interface Part {
  readonly element: Element;
  readonly top: number;
}

/**
 * Keeps the reader's place when what is read changes from outside: what stands at the top of the window stays there.
 * Safari never does this itself. In another view browsers must not: they would follow a part to its new place. A
 * class component, because only those are called before the DOM changes.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate({ shown, view }: ScrollAnchorProps): readonly Part[] | null {
    if (view !== this.props.view) {
      letBrowserAnchor(false);
      void afterPaint().then(() => letBrowserAnchor(true));
      return null;
    }
    if (shown === this.props.shown || window.scrollY === 0) return null;
    return this.#parts().filter(({ bottom }) => bottom > 0);
  }

  override componentDidUpdate(
    _props: ScrollAnchorProps,
    _state: unknown,
    before: readonly Part[] | null,
  ): void {
    // A text itself changes in an effect of the same update (components/Prose.tsx).
    if (before) queueMicrotask(() => restore(before, this.#parts()));
  }

  override render(): ReactNode {
    return this.props.children;
  }

  #parts() {
    const elements = document.querySelectorAll(`#${mainId} ${this.props.parts}`);
    return Array.from(elements, (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { element, top, bottom };
    });
  }
}

/** Scrolls to where the first part that is still there has gone. Parts that have stayed are the same elements. */
function restore(before: readonly Part[], after: readonly Part[]) {
  const tops = new Map(after.map(({ element, top }) => [element, top]));
  const kept = before.find(({ element }) => tops.has(element));
  if (kept) scrollBy({ top: tops.get(kept.element)! - kept.top, behavior: 'instant' });
}

function letBrowserAnchor(isWanted: boolean) {
  document.documentElement.style.overflowAnchor = isWanted ? '' : 'none';
}
