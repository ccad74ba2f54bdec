import ts from 'typescript';

export interface Mistake {
  /** Where in the file, in characters from its beginning. */
  readonly position: number;
  readonly message: string;
}

export const MISSING_BACKTICK = 'A ` is missing at the end of the text in this line.';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')', '${': '}' };

/** The end of a line that the next one continues, and the beginning of one that continues the last. */
const GOES_ON = /[=>?:+&|([{]$/;
const CONTINUES = /^[?:+&|]/;

/** The end of a name or a value, which no text may follow. */
const VALUE = /^(?!return$).*[\w)\]}]$/;

interface Opened {
  readonly opening: string;
  readonly position: number;
  /** The number of its line, and how far that is indented. */
  readonly line: number;
  readonly indent: number;
}

/**
 * Finds the first {, [, ( or ${ that is not closed in its line, although the next one does not continue that; where
 * `byIndentation` says so, also the first at the end of a line that is not closed where the indentation says that
 * it should be; and the first text that runs on: texts of content are one line long. Undefined if there is none up
 * to the line of `limit`, in characters from the beginning of the text, or before a line in which a closing bracket
 * or a quote has no partner: its mistake is another.
 */
export function findUnclosed(
  source: string,
  limit: number,
  byIndentation: boolean,
): Mistake | undefined {
  const open: Opened[] = [];
  let last = '';
  let [line, indent] = [0, 0];
  for (const { text, position, isFirst, isLoose } of readTokens(source)) {
    const isClosing = /^[}\])]/.test(text);
    const inner = open.at(-1);
    if (isFirst) {
      const isLeft = inner?.line === line && !GOES_ON.test(last) && !CONTINUES.test(text);
      if (isLeft) return unclosed(inner);
      if (position > limit) return undefined;
      line += 1;
      indent = position - source.lastIndexOf('\n', position - 1) - 1;
      const isOver = inner && (isClosing ? indent < inner.indent : indent <= inner.indent);
      if (byIndentation && isOver) return unclosed(inner, true);
    }
    if (isLoose) {
      // With a fact still open, the backtick that ends its text is taken for the first one of another text.
      if (text[0] === '`' && inner?.opening === '${') return unclosed(inner);
      const isText = text[0] === '`' ? !VALUE.test(last) : text[0] === '}';
      return isText && position <= limit ? { position, message: MISSING_BACKTICK } : undefined;
    }
    if (isClosing) {
      const inLine = open.filter((one) => one.line === line);
      const partner = inLine.findLast(({ opening }) => CLOSING[opening] === text[0]);
      if (inLine.length > 0 && partner !== inner) return partner && inner && unclosed(inner);
      open.pop();
    }
    const opening = /^[{[(]$|\$\{$/.exec(text)?.[0];
    if (opening) open.push({ opening, position, line, indent });
    last = text;
  }
  return undefined;
}

function unclosed({ opening, position }: Opened, isBlock = false): Mistake {
  const closing = CLOSING[opening];
  const message = isBlock
    ? `A ${closing} is missing: the ${opening} at the end of this line is not closed.`
    : `A ${closing} is missing: a ${opening} in this line is not closed. Write the ${closing} after all that belongs to it.`;
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
