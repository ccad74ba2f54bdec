import type { Preference } from '../lib/preference';

export type StoredPreference = Pick<Preference<string>, 'key' | 'choices'>;

/**
 * Puts the visitor's remembered choices on the root element, where the styles read them. Does nothing where
 * storage is blocked.
 */
export function restorePreferences(preferences: readonly StoredPreference[]): void {
  try {
    for (const { key, choices } of preferences) {
      const choice = localStorage.getItem(key);
      if (choice && choices.includes(choice)) {
        document.documentElement.setAttribute(`data-${key}`, choice);
      }
    }
  } catch {
    // Without storage, the system decides.
  }
}
