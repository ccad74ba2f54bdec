import { preferenceChanges } from './lib/createPreference';
import type { Preference } from './lib/createPreference';
import { wasReloaded } from './lib/wasReloaded';

/*
 * The script within every page, at the end of its head: what must happen before the first paint, and when the
 * site's own script may begin.
 */

type StoredPreference = Pick<Preference<string>, 'key' | 'choices'>;

/** Written by the build (pipeline/buildSite.ts). */
declare const PREFERENCES: readonly StoredPreference[];

/** How long the frame of a ready page may take to reach the screen, ms: a few frames on a slow device. */
const DRAWING_MS = 100;

/** How long the scripts wait for a page's main picture at most, ms. */
const PAINT_TIMEOUT_MS = 4000;

const SIGNS = ['pointerdown', 'keydown', 'scroll'];

collapseSlashes();
restorePreferences();
loadFonts();
keepEarlyArrow();
addEventListener('error', replaceLostScript, true);
addEventListener('DOMContentLoaded', startScripts, { once: true });

/**
 * Corrects an address such as `//about`, which careless links lead to: hosts answer with the page of
 * `/about`, and the router must find the same one.
 */
function collapseSlashes(): void {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

/**
 * Keeps the visitor's stored choices on the root element, where the styles read them. Does nothing where
 * storage is blocked.
 */
function restorePreferences(): void {
  const restore = () => {
    try {
      for (const { key, choices } of PREFERENCES) {
        const choice = localStorage.getItem(key);
        const root = document.documentElement;
        if (choice && choices.includes(choice)) root.setAttribute(`data-${key}`, choice);
        else root.removeAttribute(`data-${key}`);
      }
    } catch {
      // Without storage, the system decides.
    }
  };
  restore();
  for (const type of preferenceChanges) addEventListener(type, restore);
}

/**
 * Loads at once the fonts that are inlined in the page, which are those that text waits for (display:
 * block). The browser would load them only after it laid out the first words, and lay those out again. A
 * browser that refuses such fonts uses the fallbacks.
 */
function loadFonts(): void {
  document.fonts.forEach((face) => {
    if (face.display === 'block') face.load().catch(() => undefined);
  });
}

declare global {
  interface Window {
    /** The newest arrow key that was pressed: before hydration, nothing else hears of it. */
    earlyArrow?: KeyboardEvent;
  }
}

function keepEarlyArrow(): void {
  addEventListener('keydown', (event) => {
    if (/^Arrow/.test(event.key)) window.earlyArrow = event;
  });
}

/**
 * Loads an address anew, once, whose script is gone before there is anything to read: a deploy may have replaced it
 * since the page was sent.
 */
function replaceLostScript({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || document.querySelector('h1')) return;
  // Without a connection, the browser would show an error.
  if (navigator.onLine && !wasReloaded()) location.reload();
}

/**
 * Adds the scripts that wait in a template to the page, once it is painted with its main picture: earlier,
 * they would compete with the picture for the network and the processor. The page works without them, so
 * nothing waits for them; once a visitor presses a key, points or scrolls, they do not wait for the picture.
 */
function startScripts(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('body > template');
  if (!waiting) return;
  let hasBegun = false;
  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    document.head.append(waiting!.content);
  }

  const beginWhenDrawn = () => requestAnimationFrame(() => setTimeout(begin, DRAWING_MS));

  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, once: true });
  setTimeout(begin, document.hidden ? 0 : PAINT_TIMEOUT_MS);
  const mainPicture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (mainPicture) mainPicture.decode().then(beginWhenDrawn, beginWhenDrawn);
  else beginWhenDrawn();
}
