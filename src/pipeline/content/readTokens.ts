import ts from 'typescript';

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

/** Yields the words, texts and signs of a source, without comments, even if it cannot be parsed. */
export function* readTokens(source: string): Generator<Token> {
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
