import { useEffect, useRef } from 'react';
import { afterPaint, whenAppears } from '../../lib/waiting';
import { takeFocus } from '../../lib/takeFocus';
import { mainId } from '../../lib/mainId';

/**
 * Moves the focus to the page's heading, which also says what has come instead, when one of two things that the
 * page can show gives way to the other. A focus that is elsewhere on the page stays there. `shown` says which of
 * the two it is, and is undefined while it is neither; the first of them leaves the focus alone.
 */
export function useFocusAfterSwap(shown: boolean | undefined): void {
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown ?? before;
    if (before === undefined || last.current === before) return undefined;
    let isLeft = false;
    const stopWaiting = whenAppears(`#${mainId} h1`, (heading) => {
      void afterPaint().then(() => {
        if (isLeft || document.activeElement !== document.body) return;
        takeFocus(heading);
        // The reader may be far down, where the text was.
        if (heading.getBoundingClientRect().bottom < 0) scrollTo({ top: 0, behavior: 'instant' });
      });
    });
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [shown]);
}
