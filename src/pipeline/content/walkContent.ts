import type { ContentModule } from './loadContent';

/** One value of content, and the path to it: `['home', 'banner', 'slides', 0, 'alt']`. */
export interface Found {
  readonly module: ContentModule;
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Yields every value of the modules, objects before what they hold, each object once. */
export function* walkContent(modules: readonly ContentModule[]): Generator<Found> {
  const seen = new Set<unknown>();

  function* walk(module: ContentModule, path: Found['path'], value: unknown): Generator<Found> {
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return;
      seen.add(value);
      yield { module, path, value };
      for (const [key, held] of Object.entries(value)) {
        yield* walk(module, [...path, Array.isArray(value) ? Number(key) : key], held);
      }
    } else {
      yield { module, path, value: typeof value === 'function' ? sample(value) : value };
    }
  }

  for (const module of modules) {
    for (const [name, value] of Object.entries(module.values)) {
      if (typeof value === 'function') continue;
      yield* walk(module, [name], value);
    }
  }
}

/** Fills in words with a place for a value, with one that works as a number and as a text. */
function sample(words: object): unknown {
  return Reflect.apply(words as (value: number) => unknown, undefined, [2, 2, 2]);
}
