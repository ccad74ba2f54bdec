import type ts from 'typescript';

export interface ContentProblem {
  /** The file, relative to the project's folder: `content/home.ts`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong, and what is expected instead. */
  readonly message: string;
}

/** Returns a problem of a node or, within a whole source, of a position in characters from its beginning. */
export function problemAt(
  node: ts.Node,
  message: string,
  position = node.getStart(),
): ContentProblem {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(position);
  return { file: nameOf(source), line: line + 1, message };
}

/** Returns the name of a module of content, relative to the project's folder: `content/seasons/2026-rebuilt.ts`. */
export function nameOf({ fileName }: ts.SourceFile): string {
  return fileName.slice(fileName.lastIndexOf('/content/') + 1);
}

/**
 * Formats a problem as one line, `content/home.ts:12: …`. In a GitHub workflow, a second line follows,
 * which GitHub shows on the changed line of the pull request.
 */
export function formatProblem({ file, line, message }: ContentProblem, onGitHub: boolean): string {
  const words = `${file}:${line}: ${message}`;
  return onGitHub
    ? `${words}\n::error file=${escapeProperty(file)},line=${line}::${escapeMessage(message)}`
    : words;
}

/** Escapes a message for GitHub's workflow commands, which end at a line break and read % as an escape. */
function escapeMessage(message: string): string {
  return message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes what stands before the message: there, a comma begins the next property, and a colon the message. */
function escapeProperty(value: string): string {
  return escapeMessage(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
