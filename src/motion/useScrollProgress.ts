import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useCalm } from './useCalm';

/** At most one step every so many ms: a frame of most screens. */
const STEP = 16;

/**
 * For browsers without scroll timelines: writes on an element how far it has come up, is left and has
 * passed, each from 0 to 1, as `--entering`, `--leaving` and `--passing`. The phrases of
 * theme/scrolled read them. Elsewhere, and under calm, it does nothing.
 */
export function useScrollProgress(element: RefObject<HTMLElement | null>): void {
  const isCalm = useCalm();

  useEffect(() => {
    const sheet = element.current;
    if (!sheet || isCalm || CSS.supports('animation-timeline: view()')) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function write() {
      timer = undefined;
      for (const [name, share] of Object.entries(progressOf(sheet!)))
        sheet!.style.setProperty(`--${name}`, share.toFixed(4));
    }
    function follow() {
      timer ??= setTimeout(write, STEP);
    }

    write();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      for (const name of Object.keys(progressOf(sheet))) sheet.style.removeProperty(`--${name}`);
    };
  }, [element, isCalm]);
}

function progressOf(sheet: HTMLElement) {
  const { top, height } = sheet.getBoundingClientRect();
  return {
    entering: share((innerHeight - top) / innerHeight),
    leaving: share(-top / height),
    passing: share((innerHeight - top) / (innerHeight + height)),
  };
}

/** Nothing before the start, nothing beyond the end, and nothing of a box without height. */
function share(value: number): number {
  return Math.min(1, Math.max(0, value || 0));
}
