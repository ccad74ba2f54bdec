/** How long one answer may take: the whole check is to be over in half a minute. */
const ANSWER_TIMEOUT_MS = 8000;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks for an address and follows no redirect. Rejects when nothing answers in time. */
export async function ask(address: string | URL): Promise<Answer> {
  const answer = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
