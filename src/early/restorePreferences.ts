import type { Preference } from '../lib/preference';

export type StoredPreference = Pick<Preference<string>, 'key' | 'choices'>;

/** When another tab has stored a choice, and when a page returns that slept through one. */
const CHANGES = ['storage', 'pageshow'];

/**
 * Keeps the visitor's stored choices on the root element, where the styles read them. Does nothing where
 * storage is blocked.
 */
export function restorePreferences(preferences: readonly StoredPreference[]): void {
  const restore = () => {
    try {
      for (const { key, choices } of preferences) {
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
  for (const type of CHANGES) addEventListener(type, restore);
}
