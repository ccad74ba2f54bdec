import ts from 'typescript';
import { descendants } from './locate';

export interface Mistake {
  /** Where in the file, in characters from its beginning. */
  readonly position: number;
  readonly message: string;
}

export const CLOSING: Readonly<Record<string, string>> = {
  '{': '}',
  '[': ']',
  '(': ')',
  '${': '}',
};

export const MISSING_BACKTICK = 'A ` is missing at the end of the text in this line.';

/**
 * Finds the first { [ or ( at the end of a line that is not closed where the indentation says that it
 * should be, because the next field begins, or what is around it ends. Undefined if there is none up to
 * `limit`, in characters from the beginning of the text.
 */
export function findUnclosed(source: string, limit: number): Mistake | undefined {
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

/**
 * Finds the first text that was not closed, up to `limit`, in characters from the beginning of the source:
 * texts of content are one line long, and this one runs on.
 */
export function findTextOverLines(source: ts.SourceFile, limit: number): Mistake | undefined {
  for (const node of descendants(source)) {
    const position = node.getStart(source);
    const isText = ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && position <= limit && source.text.slice(position, node.end).includes('\n'))
      return { position, message: MISSING_BACKTICK };
  }
  return undefined;
}
