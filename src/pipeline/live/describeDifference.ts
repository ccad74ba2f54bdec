/** Returns in words how what was found differs from what should be; nothing if it does not. */
export function describeDifference(
  name: string,
  found: string | undefined,
  wanted: string | undefined,
): string[] {
  if (found === wanted) return [];
  const is = found === undefined ? 'is missing' : `is "${found}"`;
  const should = wanted === undefined ? 'should not be there' : `should be "${wanted}"`;
  return [`${name} ${is}, but ${should}`];
}
