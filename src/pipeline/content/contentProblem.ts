export interface ContentProblem {
  /** The file, relative to the project's folder: `content/home.ts`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong, and what is expected instead. */
  readonly message: string;
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
