import { invalid } from './googleError';
import type { Fields, Value } from './fields';

/* parseFieldPath returns at least one step. */
type Path = readonly [string, ...string[]];

const STEP = /(?:^|(?<!^)\.)(?:`((?:[^`\\]|\\.)+)`|([^`.]+))/gs;

/** Returns the steps of a field path such as a.`b.c`. Throws INVALID_ARGUMENT for a malformed one. */
export function parseFieldPath(path: unknown): string[] {
  const matches = typeof path === 'string' ? [...path.matchAll(STEP)] : [];
  if (matches.length === 0 || matches.map(([text]) => text).join('') !== path) {
    throw invalid(`"${String(path)}" is not a field path; quote odd names with backticks.`);
  }
  return matches.map(([, quoted, plain = '']) => quoted?.replace(/\\(.)/gs, '$1') ?? plain);
}

function inside(value: Value | undefined): Fields | undefined {
  const map = value?.mapValue as { fields?: Fields } | undefined;
  return map && (map.fields ?? {});
}

/** Returns the value at a path, through nested maps; undefined where there is none. */
export function fieldAt(fields: Fields, path: readonly string[]): Value | undefined {
  const [name, ...rest] = path as Path;
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return rest.length === 0 ? value : fieldAt(inside(value) ?? {}, rest);
}

/** Returns a copy of the fields with the value set at a path, or the path removed when it is undefined. */
export function withField(
  fields: Fields,
  path: readonly string[],
  value: Value | undefined,
): Fields {
  const [name, ...rest] = path as Path;
  const { [name]: before, ...others } = fields;
  if (rest.length === 0) return value ? { ...others, [name]: value } : others;
  const nested = inside(before);
  if (!nested && !value) return fields;
  return { ...others, [name]: { mapValue: { fields: withField(nested ?? {}, rest, value) } } };
}
