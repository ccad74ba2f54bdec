/** The innermost reason of an error, in its own words: Node's fetch says only "fetch failed". */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Partial<Error>;
  const inner = (cause as Partial<Error & { code: string }> | undefined) ?? {};
  return inner.message || inner.code || message || String(error);
}
