import ts from 'typescript';
import { MISSING_BACKTICK, findTextOverLines, findUnclosed } from './findUnclosed';
import type { Mistake } from './findUnclosed';
import { findUnclosedInLine } from './findUnclosedInLine';
import { nodesAt } from './locate';

/* The compiler rejects the 0 at the beginning of the month, with another error for 08 and 09 than for 07. */
const UNQUOTED_DATE = "A date is written in quotes: '2026-01-10'. No other number begins with 0.";

/** What the compiler's syntax errors mean in content, by their numbers. */
const SENTENCES: Readonly<Record<number, string>> = {
  1002: 'A quote is missing: the text in this line begins with one and must end with the same one.',
  1109: "A value is missing here, there is one comma too many, or a number has a sign after it: write 40 alone, or text in quotes, such as '40+'.",
  1121: UNQUOTED_DATE,
  1127: "This sign cannot stand here. If it is a curly quote, write a straight one: 'text'.",
  1128: 'There is a sign too many here, or one too few before: every { and [ has its } and ].',
  1160: MISSING_BACKTICK,
  1351: "A number with other signs is text: write it in quotes, such as '7th'.",
  1489: UNQUOTED_DATE,
};

/**
 * Says in plain words why a file cannot be read, and where. TypeScript names the place where it gave
 * up; the mistake itself is often a little earlier.
 */
export function explainSyntaxError(
  source: ts.SourceFile,
  diagnostic: ts.DiagnosticWithLocation,
): Mistake {
  const position = diagnostic.start;
  const before = source.text.slice(0, position).trimEnd().length;
  const unclosed =
    findUnclosedInLine(source.text, position) ??
    findTextOverLines(source, position) ??
    (seemsUnclosed(source, diagnostic, before) ? findUnclosed(source.text, position) : undefined);
  if (unclosed) return unclosed;
  const fullStop =
    !isOfQuotes(diagnostic) && FULL_STOP_AFTER_TEXT.exec(source.text.slice(0, before));
  if (fullStop) {
    return { position: fullStop.index, message: 'A comma belongs here, not a full stop.' };
  }
  const isParted =
    /^\d/.test(source.text.slice(position)) &&
    (/^0\d+/.test(source.text.slice(position)) ? /\d[, ]$/ : /[:[,]\s*\d+ $/).test(
      source.text.slice(0, position),
    );
  const message = isParted
    ? 'A number is written without a comma or a space: 1040.'
    : (SENTENCES[diagnostic.code] ?? missingSign(source, diagnostic, before));
  const isLeftOut =
    /',' expected/.test(textOf(diagnostic)) && !isSameLine(source, before, position);
  return { position: isLeftOut ? Math.max(before - 1, 0) : position, message };
}

/** Whether the compiler found a text without its end, which may hold anything. */
const isOfQuotes = ({ code }: ts.Diagnostic) => code === 1002 || code === 1160;

/** The compiler takes the word after it for a part of the text. */
const FULL_STOP_AFTER_TEXT = /(?<=['"`\])}])\.(?=\s*\w*$)/;

function missingSign(
  source: ts.SourceFile,
  diagnostic: ts.DiagnosticWithLocation,
  before: number,
): string {
  const position = diagnostic.start;
  const next = source.text.slice(position);
  const past = source.text.slice(0, before);
  const sameLine = isSameLine(source, before, position);
  // The compiler takes that word for the name of another field.
  if (past.endsWith('satisfies')) return 'A } is missing before this line.';
  if (diagnostic.code === 1136 && next.startsWith(',')) return 'There is one comma too many here.';
  if (diagnostic.code === 1136) {
    return 'Something before this place is not closed, or the name of a field is missing: write name: value.';
  }
  if (!/',' expected/.test(textOf(diagnostic))) return genericWords(diagnostic);
  if (/^:\d/.test(next) && /\d$/.test(past)) return "A time is written in quotes: '15:40'.";
  if (next.startsWith('://')) return "An address is written in quotes: 'https://example.org'.";
  if (next.startsWith(':')) return unclosed(source, position);
  if (next.startsWith(';')) return 'A comma belongs here, not a semicolon.';
  const isWord = /^\w/.test(next) && (before === position || !FIELD_OR_VALUE.test(next));
  if (sameLine && /['"`]$/.test(past) && isWord) {
    return "A quote inside the text ends it too early. Write ’ for an apostrophe, or \\' for the sign itself.";
  }
  if (sameLine && /^(?![a-z]\w*\s*:)[a-z%"]/i.test(next) && /[:[,]\s*\d[\d.,]*$/.test(past)) {
    return "A text that begins with a number is written in quotes, too: '91 pounds'.";
  }
  if (sameLine && /^['"`]/.test(next) && /:[ \t]*[^\s'"`:][^'"`:\n]*$/.test(past)) {
    return "A quote is missing at the beginning of this text: write name: 'text'.";
  }
  if (sameLine && /^['"`[{\d]/.test(next) && /\w$/.test(past)) {
    return "A colon is missing after the name of the field: write name: 'text'.";
  }
  if (sameLine && /^\w/.test(next) && LONE_WORD.test(past)) {
    return "Two words stand side by side: write quotes around a text, 'like this', and the name of a field as one word.";
  }
  return sameLine ? 'A comma is missing here.' : 'A comma is missing at the end of this line.';
}

/** Whether the compiler read on past a missing sign, and took what follows for another field. */
function seemsUnclosed(
  source: ts.SourceFile,
  { code, start }: ts.DiagnosticWithLocation,
  before: number,
): boolean {
  if (code === 1136) return !source.text.startsWith(',', start);
  // Where a list should have ended, and at the end of the file.
  if (code === 1137 || start >= source.text.trimEnd().length) return true;
  return /\} satisfies( \w+)?$/.test(source.text.slice(0, before));
}

/** What may stand after a text whose comma was left out. */
const FIELD_OR_VALUE = /^(\w+\s*:|\w+\.\w|(true|false|undefined)\b|\d)/;

/** A word that is the first of a text or of a name, and is not a value by itself. */
const LONE_WORD = /(?<![.\w])(?!(?:true|false|undefined)$)[a-z]\w*$/i;

/** Explains a colon where no field can be: in a list or between ( ), which should have ended before. */
function unclosed(source: ts.SourceFile, position: number): string {
  const opened = nodesAt(source, position - 1).findLast(isOpened);
  if (!opened) return 'A { is missing before this place.';
  return ts.isCallExpression(opened)
    ? 'A ) is missing before this place.'
    : 'A ] is missing before this line: the list above is not closed. Or a { is missing before the name.';
}

function isOpened(node: ts.Node): node is ts.CallExpression | ts.ArrayLiteralExpression {
  return ts.isCallExpression(node) || ts.isArrayLiteralExpression(node);
}

function genericWords(diagnostic: ts.DiagnosticWithLocation): string {
  const sign = /'(.+)' expected/.exec(textOf(diagnostic))?.[1];
  if (sign === ':')
    return "A colon is missing here: write name: 'text', and a number without a comma.";
  return sign ? `A ${sign} is missing here.` : `This line cannot be read: ${textOf(diagnostic)}`;
}

function isSameLine(source: ts.SourceFile, one: number, other: number): boolean {
  return !source.text.slice(Math.min(one, other), Math.max(one, other)).includes('\n');
}

function textOf(diagnostic: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
}
