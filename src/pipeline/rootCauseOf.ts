type ErrorDetails = Partial<Error & { readonly code: string }>;

/** Returns the innermost reason of an error, in its own words: Node's fetch says only "fetch failed". */
export function rootCauseOf(error: unknown): string {
  return innermost(error) || String(error);
}

function innermost(error: unknown): string {
  const { message, code, cause } = (error ?? {}) as ErrorDetails;
  return (cause === undefined ? '' : innermost(cause)) || message || code || '';
}
