type Told = Partial<Error & { readonly code: string }>;

/** The innermost reason of an error, in its own words: Node's fetch says only "fetch failed". */
export function reasonOf(error: unknown): string {
  return innermost(error) || String(error);
}

/** What failed, and why: an error that gives its reason in its own words keeps them, any other is its reason. */
export function failureOf(error: unknown): string {
  const reason = reasonOf(error);
  const { message = '' } = (error ?? {}) as Told;
  return message.includes(reason) ? message : reason;
}

function innermost(error: unknown): string {
  const { message, code, cause } = (error ?? {}) as Told;
  return (cause === undefined ? '' : innermost(cause)) || message || code || '';
}
