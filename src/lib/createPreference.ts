import { createListeners } from './createListeners';

/** The events after which a stored choice may be another: made in another tab, or while the page slept. */
export const preferenceChanges = ['storage', 'pageshow'];

/**
 * A visitor's choice that is stored in the browser and written on the page's root element, where the
 * styles read it.
 */
export interface Preference<Choice extends string> {
  /** The key in the browser's storage; the attribute is `data-` followed by the key. */
  readonly key: string;
  readonly choices: readonly Choice[];
  readonly current: () => Choice | undefined;
  /** Stores a choice, or clears it. If it cannot be stored, it holds until the page is left. */
  readonly choose: (choice: Choice | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a choice among `choices`, stored under `key`. Any other value on the page or in storage counts
 * as no choice.
 */
export function createPreference<Choice extends string>(
  key: string,
  choices: readonly Choice[],
): Preference<Choice> {
  const attribute = `data-${key}`;

  function current() {
    const value = document.documentElement.getAttribute(attribute);
    return choices.find((choice) => choice === value);
  }

  function choose(choice: Choice | undefined) {
    const root = document.documentElement;
    if (choice) root.setAttribute(attribute, choice);
    else root.removeAttribute(attribute);
    listeners.notify();
    try {
      if (choice) localStorage.setItem(key, choice);
      else localStorage.removeItem(key);
    } catch {
      // Storage is forbidden or full; the choice applies to the page all the same.
    }
  }

  // The page's first script (headScript.ts) hears of both events first, and has changed the
  // attribute by now.
  const listeners = createListeners({
    onFirst() {
      for (const event of preferenceChanges) addEventListener(event, listeners.notify);
    },
    onNone() {
      for (const event of preferenceChanges) removeEventListener(event, listeners.notify);
    },
  });

  return { key, choices, current, choose, subscribe: listeners.subscribe };
}
