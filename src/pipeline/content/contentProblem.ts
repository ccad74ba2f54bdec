import path from 'node:path';
import type ts from 'typescript';

/** Where something is written in the content folder. */
interface Place {
  /** The file, relative to the project's folder: `content/home.ts`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

export interface ContentProblem extends Place {
  /** What is wrong, and what is expected instead. */
  readonly message: string;
}

/** Returns where a node is written or, within a whole source, a position in characters from its beginning. */
export function placeOf(root: string, node: ts.Node, position = node.getStart()): Place {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(position);
  return { file: nameIn(root, source.fileName), line: line + 1 };
}

/** Returns the name of a file as problems show it: relative to `root`, with forward slashes. */
export function nameIn(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
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
