import { rootCauseOf } from '../pipeline/rootCauseOf';

/** Calls `fetch`. When nobody answers, rejects with an Error that says who, at which address, and why. */
export async function fetchOrExplain(
  who: string,
  address: URL,
  request: RequestInit = {},
): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    throw new Error(`${who} at ${address.origin} cannot be reached: ${rootCauseOf(error)}.`, {
      cause: error,
    });
  }
}
