type ErrorDetails = Partial<Error & { readonly code: string }>;

/** Returns the innermost reason of an error, in its own words: Node's fetch says only "fetch failed". */
export function rootCauseOf(error: unknown): string {
  return innermost(error) || String(error);
}

/** Returns what failed, and why: an error's own message if it contains the reason, otherwise the reason. */
export function describeFailure(error: unknown): string {
  const reason = rootCauseOf(error);
  const { message = '' } = (error ?? {}) as ErrorDetails;
  return message.includes(reason) ? message : reason;
}

function innermost(error: unknown): string {
  const { message, code, cause } = (error ?? {}) as ErrorDetails;
  return (cause === undefined ? '' : innermost(cause)) || message || code || '';
}
