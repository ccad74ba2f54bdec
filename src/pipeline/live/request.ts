/** How long one response may take: the whole check should finish within half a minute. */
const ANSWER_TIMEOUT_MS = 8000;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Requests an address without following redirects. Rejects if there is no response in time. */
export async function request(address: string | URL): Promise<Answer> {
  const answer = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
