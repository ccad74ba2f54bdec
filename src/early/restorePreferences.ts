import type { Preference } from '../lib/createPreference';
import { preferenceChanges } from '../lib/createPreference';

export type StoredPreference = Pick<Preference<string>, 'key' | 'choices'>;

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
  for (const type of preferenceChanges) addEventListener(type, restore);
}
