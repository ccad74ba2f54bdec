import type { Finding } from './finding';

/** The findings as a table for the console, a line for each. */
export function showFindings(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ what }) => what.length));
  return findings
    .map(
      ({ what, isFine, detail }) => `${isFine ? ' ok ' : 'FAIL'}  ${what.padEnd(width)}  ${detail}`,
    )
    .join('\n');
}
