/**
 * A visitor's choice that is stored in the browser and written on the page's root element, where the
 * styles read it.
 */
export interface Preference<Choice extends string> {
  /** The key in the browser's storage; the attribute is `data-` followed by the key. */
  readonly key: string;
  readonly choices: readonly Choice[];
  /** The choice in force; undefined where none was made. */
  readonly current: () => Choice | undefined;
  /** Stores a choice, or clears it. If storage is forbidden, it holds while the page is open. */
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
  const listeners = new Set<() => void>();

  function current() {
    const value = document.documentElement.getAttribute(attribute);
    return choices.find((choice) => choice === value);
  }

  function show(choice: string | null | undefined) {
    const root = document.documentElement;
    const known = choices.find((each) => each === choice);
    if (known) root.setAttribute(attribute, known);
    else root.removeAttribute(attribute);
    listeners.forEach((listener) => listener());
  }

  function choose(choice: Choice | undefined) {
    show(choice);
    try {
      if (choice) localStorage.setItem(key, choice);
      else localStorage.removeItem(key);
    } catch {
      // Storage is forbidden or full; the choice applies to the page all the same.
    }
  }

  /** Follows a choice made in another tab of the site. */
  function follow(event: StorageEvent) {
    if (event.key === key || event.key === null) show(event.key && event.newValue);
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) addEventListener('storage', follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', follow);
    };
  }

  return { key, choices, current, choose, subscribe };
}
