import { relative } from 'node:path';

/** What Parcel's errors have besides a message, as far as we read it. */
interface Diagnosed {
  readonly diagnostics?: readonly {
    readonly message: string;
    readonly codeFrames?:
      | readonly {
          readonly filePath?: string | null;
          readonly codeHighlights: readonly { readonly start: { readonly line: number } }[];
        }[]
      | null;
  }[];
}

/**
 * An error of Parcel's as an Error that begins with its place, such as `src/App.tsx:12: `. Parcel's own
 * message leaves that to a reporter. An error without a place comes back as it is.
 */
export function withPlace(error: unknown, root: string): unknown {
  const [first] = (error as Diagnosed).diagnostics ?? [];
  const [frame] = first?.codeFrames ?? [];
  const line = frame?.codeHighlights[0]?.start.line;
  if (!first || !frame?.filePath || line === undefined) return error;
  const file = relative(root, frame.filePath);
  return new Error(`${file}:${line}: ${first.message}`, { cause: error });
}
