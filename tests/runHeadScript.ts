import type { Preference } from '../src/lib/createPreference';

type StoredPreference = Pick<Preference<string>, 'key' | 'choices'>;

/** Runs the script within every page, as the build bundles it, on the page of the test. */
export function runHeadScript(preferences: readonly StoredPreference[] = []): void {
  // jsdom has no fonts.
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
  Object.assign(globalThis, { PREFERENCES: preferences });
  jest.isolateModules(() => void jest.requireActual('../src/headScript'));
}
