import type { Found } from '../../../src/pipeline/content/readContent';
import type { Rule } from '../../../src/pipeline/content/rule';

interface Given {
  readonly value: unknown;
  readonly path: Found['path'];
  /** What else the module of the value exports. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Returns what a rule reports about a value of content. */
export function reportsOf(rule: Rule, { value, path, values = {} }: Given) {
  const reports: { readonly message: string; readonly field?: string }[] = [];
  rule({ value, path, module: { values } } as Found, (message, field) => {
    reports.push({ message, field });
  });
  return reports;
}
