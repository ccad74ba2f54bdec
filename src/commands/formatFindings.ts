import type { Finding } from '../pipeline/finding';
import { formatTable } from './formatTable';

/** Formats findings as a table for the console, one per line. What is not needed is never a failure. */
export function formatFindings(
  findings: readonly (Finding & { readonly isNeeded?: boolean })[],
): string {
  return formatTable(
    findings.map(({ what, isFine, isNeeded = true, detail }) => {
      const failure = isNeeded ? 'FAIL' : 'note';
      return [isFine ? ' ok ' : failure, what, detail];
    }),
  );
}
