import { relative } from 'node:path';

/** What Parcel's errors have besides a message, as far as it is read here. */
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
 * Returns Parcel's error as an Error that begins with its place, such as `src/App.tsx:12: `, which
 * Parcel's own message leaves to a reporter. Returns an error without a place unchanged.
 */
export function withLocation(error: unknown, root: string): unknown {
  const [first] = (error as Diagnosed).diagnostics ?? [];
  const [frame] = first?.codeFrames ?? [];
  const line = frame?.codeHighlights[0]?.start.line;
  if (!first || !frame?.filePath || line === undefined) return error;
  const file = relative(root, frame.filePath);
  return new Error(`${file}:${line}: ${first.message}`, { cause: error });
}
