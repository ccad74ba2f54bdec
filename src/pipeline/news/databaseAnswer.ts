interface Refusal {
  /** The name of its google.rpc.Code, such as `NOT_FOUND`; undefined when something else answered. */
  readonly status?: string;
  /** The end of a sentence, with its period: `answered 400: Invalid page token.` */
  readonly answer: string;
}

/** Reads why a Google API refused a request from its response. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => undefined)) as ErrorBody | null | undefined;
  const { status, message } = body?.error ?? {};
  return {
    status: typeof status === 'string' ? status : undefined,
    answer: `answered ${response.status}: ${typeof message === 'string' ? asSentence(message) : 'it gave no reason.'}`,
  };
}

const asSentence = (text: string) => `${text.trim().replace(/\.$/, '')}.`;

/** Another program may answer in the database's place. */
interface ErrorBody {
  readonly error?: { readonly status?: unknown; readonly message?: unknown } | null;
}

/**
 * Reads the answer of the database from its response. Throws an Error that says what to do when the body is
 * not a JSON object, or not a right one: login pages of networks, for one, come with any status.
 */
export async function readAnswer<T extends object>(
  response: Response,
  address: URL,
  isRight: (answer: object) => boolean = () => true,
): Promise<T> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body) && isRight(body))
    return body as T;
  throw new Error(
    `What answered at ${address.origin} is not the database. Something in this network may answer in its place: try again in another one.`,
  );
}
