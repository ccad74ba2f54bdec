/**
 * Returns a value as JSON for use within a script element. No text in it can end the element or open a
 * comment.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
