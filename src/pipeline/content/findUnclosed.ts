/** A sign that is not closed. */
export interface Unclosed {
  /** Where in the file, in characters from its beginning. */
  readonly position: number;
  readonly message: string;
}

const CLOSING: Record<string, string> = { '{': '}', '[': ']', '(': ')' };

/**
 * Finds the first { [ or ( at the end of a line that is not closed where the indentation says that it
 * should be, because the next field begins, or what is around it ends. Undefined if there is none up to
 * `limit`, in characters from the beginning of the text.
 */
export function findUnclosed(source: string, limit: number): Unclosed | undefined {
  const open: { readonly sign: string; readonly indent: number; readonly position: number }[] = [];
  let position = 0;
  for (const line of source.split('\n')) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    const start = position + indent;
    position += line.length + 1;
    if (start > limit) return undefined;
    if (text === '' || /^(\/[/*]|\*)/.test(text)) continue;
    const last = open.at(-1);
    const isClosing = /^[}\])]/.test(text);
    if (last && (isClosing ? indent < last.indent : indent <= last.indent)) {
      const sign = CLOSING[last.sign] ?? '';
      const message = `A ${sign} is missing: the ${last.sign} at the end of this line is not closed.`;
      return { position: last.position, message };
    }
    if (isClosing) open.pop();
    const sign = /[{[(]$/.exec(text)?.[0];
    if (sign) open.push({ sign, indent, position: start });
  }
  return undefined;
}
