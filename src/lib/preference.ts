/** A choice of the visitor that is kept in the browser and written on the page's root element, where the styles read it. */
export interface Preference<Choice extends string> {
  /** The key in the browser's storage; the attribute is `data-` and the key. */
  readonly key: string;
  readonly choices: readonly Choice[];
  /** The choice in force; undefined where none was made. */
  readonly current: () => Choice | undefined;
  /** Keeps a choice, or forgets it. Where storage is forbidden it holds for as long as the page is open. */
  readonly choose: (choice: Choice | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A choice among `choices`, kept under `key`. What the page or the storage holds beside them counts as
 * no choice.
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
      // Forbidden or full: the choice is on the page all the same.
    }
  }

  /** Another tab of the site has changed the choice. */
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
