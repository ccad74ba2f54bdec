import type { Found } from './walkContent';

export interface Violation {
  readonly message: string;
  /** The field of the value that is at fault, if it is not the value as a whole. */
  readonly field?: string;
}

/** Checks one value of content; returns an empty list if it is fine, or not a value for this rule. */
export type Rule = (found: Found) => readonly Violation[];

/** The fields of a group: of a value `{ … }`. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns whether a value is a group; a list is none. */
export function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a rule about groups: `find` returns what is wrong with one. Lists are fine by it; what they hold is
 * checked by itself.
 */
export function groupRule(find: (group: Fields, found: Found) => readonly Violation[]): Rule {
  return (found) => (isGroup(found.value) ? find(found.value, found) : []);
}

/** Returns a rule about texts: `find` returns what is wrong with one. */
export function textRule(find: (text: string, found: Found) => readonly string[]): Rule {
  return (found) =>
    typeof found.value === 'string' ? find(found.value, found).map((message) => ({ message })) : [];
}
