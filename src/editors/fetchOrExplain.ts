import { rootCauseOf } from '../pipeline/rootCauseOf';

/** How long an answer may take: some networks keep requests back without a word. */
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Calls `fetch`. When nobody answers in 20 s, rejects with an Error that says who, at which address, and
 * why.
 */
export async function fetchOrExplain(
  who: string,
  address: URL,
  request: RequestInit = {},
): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...request });
  } catch (error) {
    throw new Error(`${who} at ${address.origin} cannot be reached: ${rootCauseOf(error)}.`, {
      cause: error,
    });
  }
}
