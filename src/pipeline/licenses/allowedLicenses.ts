/** Licenses that require nothing, not even a notice. Names are those of the SPDX list. */
export const unconditional: readonly string[] = ['0BSD', 'CC0-1.0', 'Unlicense'];

/**
 * Licenses of what reaches visitors: they require at most that their notice be kept, which /licenses.txt
 * does.
 */
export const shippable: readonly string[] = [
  ...unconditional,
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Licenses of tools: these require something only from those who change or redistribute them. */
export const usable: readonly string[] = [
  ...shippable,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
];

/**
 * Returns whether a package under this license may be used: of `A OR B`, one must be allowed, of
 * `A AND B`, both. Any other expression is unknown, and so not allowed.
 */
export function isAllowed(license: string | undefined, allowed: readonly string[]): boolean {
  const expression = (license ?? '').replace(/^\((.*)\)$/, '$1');
  const isKnown = (name: string) => allowed.includes(name);
  const choices = expression.split(' OR ');
  return choices.length > 1 ? choices.some(isKnown) : expression.split(' AND ').every(isKnown);
}
