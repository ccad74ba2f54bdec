import ts from 'typescript';
import { descendants } from './locate';

export interface Mistake {
  /** Where in the file, in characters from its beginning. */
  readonly position: number;
  readonly message: string;
}

export const MISSING_BACKTICK = 'A ` is missing at the end of the text in this line.';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')', '${': '}' };

/**
 * Finds the first { [ or ( at the end of a line that is not closed where the indentation says that it
 * should be, because the next field begins, or what is around it ends. Undefined if there is none up to
 * `limit`, in characters from the beginning of the text.
 */
export function findUnclosed(source: string, limit: number): Mistake | undefined {
  const open: { readonly opening: string; readonly indent: number; readonly position: number }[] =
    [];
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
      const message = `A ${CLOSING[last.opening]} is missing: the ${last.opening} at the end of this line is not closed.`;
      return { position: last.position, message };
    }
    if (isClosing) open.pop();
    const opening = /[{[(]$/.exec(text)?.[0];
    if (opening) open.push({ opening, indent, position: start });
  }
  return undefined;
}

/**
 * Finds the first text that was not closed, up to `limit`, in characters from the beginning of the source:
 * texts of content are one line long, and this one runs on.
 */
export function findTextOverLines(source: ts.SourceFile, limit: number): Mistake | undefined {
  const text = descendants(source).find(
    (node) => ts.isTemplateLiteral(node) && node.getText().includes('\n'),
  );
  return text && text.getStart() <= limit
    ? { position: text.getStart(), message: MISSING_BACKTICK }
    : undefined;
}

/** The end of a line that the next one continues, and the beginning of one that continues the last. */
const GOES_ON = /[=>?:+&|([{]$/;
const CONTINUES = /^[?:+&|]/;

/** The end of a name or a value, which no text may follow. */
const VALUE = /^(?!return$).*[\w)\]}]$/;

/**
 * Finds the first {, [, ( or ${ that is not closed in its line, although the next one does not continue
 * that. Undefined if there is none up to the line of `limit`, in characters from the beginning of the
 * text, or before a line in which a closing bracket or a quote has no partner: its mistake is another.
 */
export function findUnclosedInLine(source: string, limit: number): Mistake | undefined {
  let open: Opened[] = [];
  let last = '';
  for (const { text, position, isFirst, isLoose } of readTokens(source)) {
    if (isFirst) {
      const left = open.at(-1);
      if (left && !GOES_ON.test(last) && !CONTINUES.test(text)) return describe(left);
      if (position > limit) return undefined;
      open = [];
      last = '';
    }
    const inner = open.at(-1);
    const isText = text[0] === '`';
    if (isLoose || (isText && VALUE.test(last))) {
      // With a fact still open, the backtick that ends its text is taken for the first one of another text.
      return isText && inner?.opening === '${' ? describe(inner) : undefined;
    }
    if (inner && /^[}\])]/.test(text)) {
      const partner = open.findLast(({ opening }) => CLOSING[opening] === text[0]);
      if (partner !== inner) return partner && describe(inner);
      open.pop();
    }
    const opening = /^[{[(]$|\$\{$/.exec(text)?.[0];
    if (opening) open.push({ opening, position });
    last = text;
  }
  return undefined;
}

interface Opened {
  readonly opening: string;
  readonly position: number;
}

function describe({ opening, position }: Opened): Mistake {
  const closing = CLOSING[opening];
  const message = `A ${closing} is missing: a ${opening} in this line is not closed. Write the ${closing} after all that belongs to it.`;
  return { position, message };
}

interface Token {
  /** As written; a text with facts in it comes in several, from one ${ or } to the next. */
  readonly text: string;
  /** Where in the source, in characters from its beginning. */
  readonly position: number;
  /** Whether it is the first of its line; also true for the end of the source, an empty token. */
  readonly isFirst: boolean;
  /** Whether it goes on in another line, or has no end. */
  readonly isLoose: boolean;
}

/** Yields the words, texts and punctuation of a source, without comments, even if it cannot be parsed. */
function* readTokens(source: string): Generator<Token> {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true, undefined, source);
  const braces: string[] = [];
  for (;;) {
    const kind = scanner.scan();
    const isFirst = kind === ts.SyntaxKind.EndOfFileToken || scanner.hasPrecedingLineBreak();
    // Only those who count the braces know that a text goes on after this one.
    if (kind === ts.SyntaxKind.CloseBraceToken && braces.pop() === '${') {
      scanner.reScanTemplateToken(false);
    }
    const text = scanner.getTokenText();
    const brace = /(^|\$)\{$/.exec(text)?.[0];
    if (brace) braces.push(brace);
    const isLoose = scanner.isUnterminated() || text.includes('\n');
    yield { text, position: scanner.getTokenStart(), isFirst, isLoose };
    if (kind === ts.SyntaxKind.EndOfFileToken) return;
  }
}
