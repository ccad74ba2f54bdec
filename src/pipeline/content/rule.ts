import type { Found } from './walkContent';

/** What a rule has to say about a value. */
export interface Violation {
  readonly message: string;
  /** The field of the value that is at fault, if it is not the value as a whole. */
  readonly field?: string;
}

/** Checks one value of content; returns an empty list if it is fine, or not a value for this rule. */
export type Rule = (found: Found) => readonly Violation[];

/** Returns a rule about texts: `find` returns what is wrong with one. */
export function textRule(find: (text: string, found: Found) => readonly string[]): Rule {
  return (found) =>
    typeof found.value === 'string' ? find(found.value, found).map((message) => ({ message })) : [];
}
