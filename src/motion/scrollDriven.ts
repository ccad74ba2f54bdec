import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { media } from '../theme/media';
import { useCalm } from './calm';

/** How far an element with parallax moves down for each pixel that is scrolled, px. */
const PARALLAX = 0.5;

/** The least time between two steps, ms: a frame on most screens. */
const STEP_MS = 16;

/**
 * Returns the ref of an element that moves down at half the scrolling speed, in browsers without scroll timelines;
 * the others use the theme's `parallax` phrase. Nothing moves in narrow windows or in calm mode.
 */
export function useParallax<Part extends HTMLElement>(): RefObject<Part | null> {
  return useScrollStyle<Part>('scroll()', parallax);
}

function parallax() {
  const distance = matchMedia(media.moving).matches ? scrollY * PARALLAX : 0;
  return { transform: `translateY(${distance}px)` };
}

/**
 * Returns the ref of an element that has written on it, in browsers without scroll timelines, how far it has entered,
 * left and passed through the viewport, each from 0 to 1, as `--entering`, `--leaving` and `--passing`. The theme's
 * scroll-driven phrases read them. Elsewhere, and in calm mode, does nothing.
 */
export function useScrollProgress<Part extends HTMLElement>(): RefObject<Part | null> {
  return useScrollStyle<Part>('view()', progressOf);
}

function progressOf(element: HTMLElement) {
  const { top, height } = element.getBoundingClientRect();
  return {
    '--entering': share((innerHeight - top) / innerHeight),
    '--leaving': share(-top / height),
    '--passing': share((innerHeight - top) / (innerHeight + height)),
  };
}

/** Clamps a value to the range from 0 to 1. NaN, which a box without height can give, counts as 0. */
function share(value: number): string {
  return Math.min(1, Math.max(0, value || 0)).toFixed(4);
}

/** Gives an element a style that follows the scrolling, where movement is welcome and CSS has no such timeline. */
function useScrollStyle<Part extends HTMLElement>(
  timeline: 'scroll()' | 'view()',
  styleOf: (element: HTMLElement) => Readonly<Record<string, string>>,
): RefObject<Part | null> {
  const element = useRef<Part>(null);
  const isCalm = useCalm();

  useEffect(() => {
    const target = element.current;
    if (!target || isCalm || CSS.supports(`animation-timeline: ${timeline}`)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let written = {};

    function write() {
      timer = undefined;
      written = styleOf(target!);
      for (const [name, value] of Object.entries<string>(written))
        target!.style.setProperty(name, value);
    }
    const follow = () => void (timer ??= setTimeout(write, STEP_MS));

    write();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      for (const name of Object.keys(written)) target.style.removeProperty(name);
    };
  }, [isCalm, timeline, styleOf]);

  return element;
}
