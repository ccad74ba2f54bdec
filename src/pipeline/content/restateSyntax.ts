import ts from 'typescript';

export interface Restated {
  /** Where in the file, in characters from its beginning. */
  readonly position: number;
  readonly message: string;
}

/**
 * Says in plain words why a file cannot be read, and where. TypeScript names the place where it gave
 * up; the mistake itself is often a little before.
 */
export function restateSyntax(source: ts.SourceFile, diagnostic: ts.Diagnostic): Restated {
  const position = diagnostic.start ?? 0;
  const openText = findTextOverLines(source, position);
  if (openText !== undefined) {
    return { position: openText, message: 'A ` is missing at the end of the text in this line.' };
  }
  const before = source.text.slice(0, position).trimEnd().length;
  const message = SENTENCES[diagnostic.code] ?? missingSign(source, diagnostic, before);
  const isLeftOut =
    /',' expected/.test(textOf(diagnostic)) && !isSameLine(source, before, position);
  return { position: isLeftOut ? Math.max(before - 1, 0) : position, message };
}

const SENTENCES: Record<number, string> = {
  1002: 'A quote is missing: the text in this line begins with one and must end with the same one.',
  1109: 'A value is missing here, or there is a comma too many.',
  1121: "A date is written in quotes: '2026-01-10'.",
  1127: "This sign cannot stand here. If it is a curly quote, write a straight one: 'text'.",
  1160: 'A ` is missing at the end of the text in this line.',
};

/** What stands at the place tells which sign was left out. */
function missingSign(source: ts.SourceFile, diagnostic: ts.Diagnostic, before: number): string {
  const position = diagnostic.start ?? 0;
  const next = source.text.slice(position);
  const previous = source.text[before - 1] ?? '';
  const sameLine = isSameLine(source, before, position);
  // The compiler takes the word for the name of one more field.
  if (source.text.slice(0, before).endsWith('satisfies')) return 'A } is missing before this line.';
  if (diagnostic.code === 1136 && next.startsWith(',')) return 'There is a comma too many here.';
  if (diagnostic.code === 1136) {
    return 'Something before this place is not closed, or the name of a field is missing: write name: value.';
  }
  if (!/',' expected/.test(textOf(diagnostic))) return genericWords(diagnostic);
  if (next.startsWith(':')) return 'A ] is missing before this line: the list above is not closed.';
  if (sameLine && /['"`]/.test(previous) && /^\w/.test(next) && before === position) {
    return "A quote inside the text ends it too early. Write ’ for an apostrophe, or \\' for the sign itself.";
  }
  if (sameLine && /^['"`[{\d]/.test(next) && /\w/.test(previous)) {
    return "A colon is missing after the name of the field: write name: 'text'.";
  }
  return sameLine ? 'A comma is missing here.' : 'A comma is missing at the end of this line.';
}

function genericWords(diagnostic: ts.Diagnostic): string {
  const sign = /'(.+)' expected/.exec(textOf(diagnostic))?.[1];
  return sign ? `A ${sign} is missing here.` : `This line cannot be read: ${textOf(diagnostic)}`;
}

/** Texts of content are one line long; one that runs on was not closed where it should have been. */
function findTextOverLines(source: ts.SourceFile, limit: number): number | undefined {
  let found: number | undefined;
  const visit = (node: ts.Node): void => {
    const start = node.getStart(source);
    if (found !== undefined || start > limit) return;
    const isText = ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && !isSameLine(source, start, node.end)) found = start;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isSameLine(source: ts.SourceFile, one: number, other: number): boolean {
  return !source.text.slice(Math.min(one, other), Math.max(one, other)).includes('\n');
}

function textOf(diagnostic: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
}
