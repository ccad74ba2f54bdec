import type { Found } from './readContent';

/** Says what is wrong with a value, or with one of its fields. */
export type Report = (message: string, field?: string) => void;

/** Checks one value of content; reports nothing if it is fine, or not a value for this rule. */
export type Rule = (found: Found, report: Report) => void;

/** The fields of a group: of a value `{ … }`. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns whether a value is a group; a list is none. */
export function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a rule about groups. Lists are fine by it; what they hold is checked by itself. */
export function groupRule(check: (group: Fields, report: Report, found: Found) => void): Rule {
  return (found, report) => {
    if (isGroup(found.value)) check(found.value, report, found);
  };
}

/** Returns a rule about texts. */
export function textRule(check: (text: string, report: Report, found: Found) => void): Rule {
  return (found, report) => {
    if (typeof found.value === 'string') check(found.value, report, found);
  };
}
