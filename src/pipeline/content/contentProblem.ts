/** Something in content that a visitor must not meet. */
export interface ContentProblem {
  /** The file as seen from the project's folder: `content/home.ts`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong, and what is expected instead. */
  readonly message: string;
}

/**
 * A problem as one line, `content/home.ts:12: …`. In a workflow of GitHub a second line follows, which
 * GitHub shows on the changed line of the pull request.
 */
export function formatProblem({ file, line, message }: ContentProblem, onGitHub: boolean): string {
  const words = `${file}:${line}: ${message}`;
  return onGitHub
    ? `${words}\n::error file=${file},line=${line}::${escapeForGitHub(message)}`
    : words;
}

/** GitHub's workflow commands end at a line break and read % as the beginning of an escape. */
function escapeForGitHub(message: string): string {
  return message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
