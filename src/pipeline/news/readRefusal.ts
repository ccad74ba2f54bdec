/** Why a Google API refused a request. */
interface Refusal {
  /** The name of its google.rpc.Code, such as `NOT_FOUND`; undefined when something else answered. */
  readonly status?: string | undefined;
  /** The end of a sentence, with its period: `answered 400: Invalid page token.` */
  readonly answer: string;
}

/** Reads why a Google API refused a request from its response. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => undefined)) as ErrorBody | null | undefined;
  const { status, message = 'it gave no reason.' } = body?.error ?? {};
  return { status, answer: `answered ${response.status}: ${message}` };
}

interface ErrorBody {
  readonly error?: { readonly status?: string; readonly message?: string };
}
