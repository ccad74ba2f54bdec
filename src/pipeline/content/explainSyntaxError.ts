import ts from 'typescript';
import { MISSING_BACKTICK, findUnclosed } from './findUnclosed';
import type { Mistake } from './findUnclosed';
import { nodeAt } from './locate';

/* The compiler rejects the 0 at the beginning of the month, with another error for 08 and 09 than for 07. */
const UNQUOTED_DATE = "A date is written in quotes: '2026-01-10'. No other number begins with 0.";

/** What the compiler's syntax errors mean in content, by their numbers. */
const SENTENCES: Readonly<Record<number, string>> = {
  1002: 'A quote is missing: the text in this line begins with one and must end with the same one.',
  1109: "A value is missing here, there is one comma too many, or a number has a character after it: write 40 alone, or text in quotes, such as '40+'.",
  1121: UNQUOTED_DATE,
  1127: "This character cannot stand here. If it is a curly quote, write a straight one: 'text'.",
  1128: 'There is a bracket too many here, or one too few before: every { and [ has its } and ].',
  1160: MISSING_BACKTICK,
  1351: "A number with other characters is text: write it in quotes, such as '7th'.",
  1489: UNQUOTED_DATE,
};

const MARKER = /^(<{7}|={7}|>{7})(?= |$)/m;
const MERGED =
  'Two versions were merged here. Keep one of them, and take out the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.';

/** Lines that tell what was meant, and the compiler's numbers for giving up in them. */
const ODD_LINES = [
  {
    pattern: /^\s*#/,
    codes: [1127, 1005, 1128, 18016, 1435],
    message: 'A comment begins with two slashes and no #: // Our times.',
  },
  {
    pattern: /['"][^'"]*[‘’“”],?\s*$/,
    codes: [1002],
    message: "This text begins with a straight quote and ends with a curly one: write 'text'.",
  },
];

/** The place where the compiler gave up, and its words. */
interface Stop {
  readonly source: ts.SourceFile;
  readonly position: number;
  readonly code: number;
  readonly words: string;
  /** The text up to the last character before it, the space between, and the rest. */
  readonly past: string;
  readonly gap: string;
  readonly next: string;
}

/**
 * Says in plain words why a file cannot be read, and where. TypeScript names the place where it gave
 * up; the mistake itself is often a little earlier.
 */
export function explainSyntaxError(
  source: ts.SourceFile,
  { code, messageText, start: position }: ts.DiagnosticWithLocation,
): Mistake {
  const { text } = source;
  const past = text.slice(0, position).trimEnd();
  const stop: Stop = {
    source,
    position,
    code,
    words: ts.flattenDiagnosticMessageText(messageText, ' '),
    past,
    gap: text.slice(past.length, position),
    next: text.slice(position),
  };
  const marker = MARKER.exec(text);
  if (marker) return { position: marker.index, message: MERGED };
  const line = text.split('\n')[source.getLineAndCharacterOfPosition(position).line] ?? '';
  const odd = ODD_LINES.find(({ pattern, codes }) => codes.includes(code) && pattern.test(line));
  if (odd) return { position, message: odd.message };
  const unclosed = findUnclosed(text, position, seemsUnclosed(stop));
  if (unclosed) return unclosed;
  const fullStop = !OPEN_TEXT.includes(code) && FULL_STOP_AFTER_TEXT.exec(past);
  if (fullStop) {
    return { position: fullStop.index, message: 'A comma belongs here, not a full stop.' };
  }
  const message = isPartOfNumber(stop)
    ? 'A number is written without a comma or a space: 1040.'
    : (SENTENCES[code] ?? explainMissingSign(stop));
  const isLeftOut = isCommaMissing(stop) && stop.gap.includes('\n');
  return { position: isLeftOut ? Math.max(past.length - 1, 0) : position, message };
}

/** The compiler's numbers for a text without its end, which may hold anything. */
const OPEN_TEXT = [1002, 1160];

/** The compiler takes the word after it for a part of the text. */
const FULL_STOP_AFTER_TEXT = /(?<=['"`\])}])\.(?=\s*\w*$)/;

/** Whether the compiler read on past a missing character, and took what follows for another field. */
function seemsUnclosed({ code, past, next }: Stop): boolean {
  if (code === 1136) return !next.startsWith(',');
  // Where a list should have ended, and at the end of the file.
  return code === 1137 || next.trim() === '' || /\} satisfies( \w+)?$/.test(past);
}

function isPartOfNumber({ past, gap, next }: Stop): boolean {
  const isBegun = /^0\d/.test(next) ? /\d[, ]$/ : /[:[,]\s*\d+ $/;
  return /^\d/.test(next) && isBegun.test(past + gap);
}

const isCommaMissing = ({ words }: Stop) => /',' expected/.test(words);

/** What may stand after a text whose comma was left out. */
const FIELD_OR_VALUE = /^(\w+\s*:|\w+\.\w|(true|false|undefined)\b|\d)/;

/** A word that is the first of a text or of a name, and is not a value by itself. */
const LONE_WORD = /(?<![.\w])(?!(?:true|false|undefined)$)[a-z]\w*$/i;

function explainMissingSign(stop: Stop): string {
  const { code, words, past, gap, next } = stop;
  // The compiler takes that word for the name of another field.
  if (past.endsWith('satisfies')) return 'A } is missing before this line.';
  if (code === 1136) {
    return next.startsWith(',')
      ? 'There is one comma too many here.'
      : 'Something before this place is not closed, or the name of a field is missing: write name: value.';
  }
  if (!isCommaMissing(stop)) {
    const character = /'(.+)' expected/.exec(words)?.[1];
    if (character === ':')
      return "A colon is missing here: write name: 'text', and a number without a comma.";
    return character ? `A ${character} is missing here.` : `This line cannot be read: ${words}`;
  }
  if (/^:\d/.test(next) && /\d$/.test(past)) return "A time is written in quotes: '15:40'.";
  if (next.startsWith('://')) return "An address is written in quotes: 'https://example.org'.";
  if (next.startsWith(':')) return explainColon(stop);
  if (next.startsWith(';')) return 'A comma belongs here, not a semicolon.';
  if (gap.includes('\n')) return 'A comma is missing at the end of this line.';
  if (/['"`]$/.test(past) && /^\w/.test(next) && (gap === '' || !FIELD_OR_VALUE.test(next))) {
    return "A quote inside the text ends it too early. Write ’ for an apostrophe, or \\' for the character itself.";
  }
  if (/^(?![a-z]\w*\s*:)[a-z%"]/i.test(next) && /[:[,]\s*\d[\d.,]*$/.test(past)) {
    return "A text that begins with a number is written in quotes, too: '91 pounds'.";
  }
  if (/^['"`]/.test(next) && /:[ \t]*[^\s'"`:][^'"`:\n]*$/.test(past)) {
    return "A quote is missing at the beginning of this text: write name: 'text'.";
  }
  if (/^['"`[{\d]/.test(next) && /\w$/.test(past)) {
    return "A colon is missing after the name of the field: write name: 'text'.";
  }
  if (/^\w/.test(next) && LONE_WORD.test(past)) {
    return "Two words stand side by side: write quotes around a text, 'like this', and the name of a field as one word.";
  }
  return 'A comma is missing here.';
}

/** Explains a colon where no field can be: in a list or between ( ), which should have ended before. */
function explainColon({ source, position }: Stop): string {
  const opened = ts.findAncestor(
    nodeAt(source, position - 1),
    (node) => ts.isCallExpression(node) || ts.isArrayLiteralExpression(node),
  );
  if (!opened) return 'A { is missing before this place.';
  return ts.isCallExpression(opened)
    ? 'A ) is missing before this place.'
    : 'A ] is missing before this line: the list above is not closed. Or a { is missing before the name.';
}
