import type { Finding } from './finding';

/** Formats findings as a table for the console, one per line. What is not needed is never a failure. */
export function showFindings(
  findings: readonly (Finding & { readonly isNeeded?: boolean })[],
): string {
  const width = Math.max(0, ...findings.map(({ what }) => what.length));
  return findings
    .map(({ what, isFine, isNeeded = true, detail }) => {
      const failure = isNeeded ? 'FAIL' : 'note';
      return `${isFine ? ' ok ' : failure}  ${what.padEnd(width)}  ${detail}`;
    })
    .join('\n');
}
