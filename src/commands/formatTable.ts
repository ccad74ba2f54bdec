import type { Finding } from '../pipeline/finding';

/** Formats rows with equally many cells as lines with aligned columns. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]!.length));
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widthOf(column))).join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}

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
