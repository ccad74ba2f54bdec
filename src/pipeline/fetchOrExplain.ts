/** How long an answer may take: some networks keep requests back without a word. */
const ANSWER_TIMEOUT_S = 20;

/**
 * Calls `fetch`, and returns the response with its whole body read. When nobody answers, or not in 20 s,
 * rejects with an Error that says who, at which address, and why.
 */
export async function fetchOrExplain(
  who: string,
  address: URL,
  request: RequestInit = {},
): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_S * 1000);
    const response = await fetch(address, { signal, ...request });
    return new Response((await response.text()) || null, response);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const reason = isLate
      ? // What was sent may still have arrived.
        `did not answer within ${ANSWER_TIMEOUT_S} seconds. Run the command again to see how things stand.`
      : `cannot be reached: ${innermostReason(error)}.`;
    throw new Error(`${who} at ${address.origin} ${reason}`, { cause: error });
  }
}

/** Returns what the innermost of wrapped errors says: Node's fetch itself says only "fetch failed". */
function innermostReason(error: unknown): string {
  const { message, code, cause } = (error ?? {}) as Partial<Error & { readonly code: string }>;
  return (cause === undefined ? '' : innermostReason(cause)) || message || code || '';
}
