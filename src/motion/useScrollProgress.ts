import { useEffect } from 'react';
import type { RefObject } from 'react';
import { followScroll } from './followScroll';
import { useCalm } from './useCalm';

/**
 * Writes on an element, in browsers without scroll timelines, how far it has entered, left and passed
 * through the viewport, each from 0 to 1, as `--entering`, `--leaving` and `--passing`. The phrases of
 * theme/scrollDriven read them. Elsewhere, and in calm mode, does nothing.
 */
export function useScrollProgress(element: RefObject<HTMLElement | null>): void {
  const isCalm = useCalm();

  useEffect(() => {
    const sheet = element.current;
    if (!sheet || isCalm || CSS.supports('animation-timeline: view()')) return undefined;

    function write() {
      for (const [name, progress] of Object.entries(progressOf(sheet!)))
        sheet!.style.setProperty(`--${name}`, progress.toFixed(4));
    }

    const stop = followScroll(write, window, 'resize');
    return () => {
      stop();
      for (const name of STRETCHES) sheet.style.removeProperty(`--${name}`);
    };
  }, [element, isCalm]);
}

/** What is written. The names are constant, so that taking it away need not measure the element again. */
const STRETCHES = ['entering', 'leaving', 'passing'] as const;

function progressOf(sheet: HTMLElement): Record<(typeof STRETCHES)[number], number> {
  const { top, height } = sheet.getBoundingClientRect();
  return {
    entering: share((innerHeight - top) / innerHeight),
    leaving: share(-top / height),
    passing: share((innerHeight - top) / (innerHeight + height)),
  };
}

/** Clamps a value to the range from 0 to 1. NaN, which a box without height can give, counts as 0. */
function share(value: number): number {
  return Math.min(1, Math.max(0, value || 0));
}
