import { fetchOrExplain } from '../fetchOrExplain';
import type { ArticleFile } from './articleFile';

/** A document as Firestore's REST API gives it. */
export interface RestDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
  /** RFC 3339. */
  readonly updateTime?: string;
}

/** A value of a field: one property, named by its type, such as `{ stringValue: 'Kickoff' }`. */
type RestValue = Readonly<Record<string, unknown>>;

/** Returns the fields of an article as Firestore's REST API takes them. */
export function articleFields({ title, date, content }: Omit<ArticleFile, 'id'>) {
  return {
    title: { stringValue: title },
    date: { timestampValue: date },
    content: { stringValue: content },
  };
}

/** True for a document with a name, and fields that are values. */
export function isDocument(value: unknown): value is RestDocument {
  const { name, fields = {} } = (value ?? {}) as Partial<RestDocument>;
  const isObject = (field: unknown) => typeof field === 'object' && field !== null;
  return typeof name === 'string' && isObject(fields) && Object.values(fields).every(isObject);
}

/** Returns the last part of a document's name. */
export function documentId({ name }: RestDocument): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/**
 * Returns a document's fields as plain values, in the form that parseArticle reads; those of a type that
 * no article uses become undefined.
 */
export function plainFields({ fields = {} }: RestDocument): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: RestValue): unknown {
  if (typeof value.stringValue === 'string') return value.stringValue;
  if (typeof value.timestampValue === 'string') return new Date(value.timestampValue);
  return undefined;
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

/**
 * Reads why a Google API refused a request from its response: the name of the google.rpc.Code, such as
 * `NOT_FOUND`, undefined when something else answered; and the end of a sentence, with its period:
 * `answered 400: Invalid page token.`
 */
export async function readRefusal(response: Response) {
  const body = (await response.json().catch(() => undefined)) as ErrorBody | null | undefined;
  const { status, message } = body?.error ?? {};
  const reason =
    typeof message === 'string' ? message.trim().replace(/\.$/, '') : 'it gave no reason';
  return {
    status: typeof status === 'string' ? status : undefined,
    answer: `answered ${response.status}: ${reason}.`,
  };
}

/** Thrown when the database refuses a request. */
export class Refusal extends Error {
  constructor(
    /** The name of the google.rpc.Code, such as `RESOURCE_EXHAUSTED` when the day's quota is spent. */
    readonly status: string | undefined,
    sentence: string,
  ) {
    super(sentence);
  }
}

/**
 * Reads what is at an address of a database, as whoever has the token. Throws an Error that says what could not be
 * read, and why: a Refusal if the database itself says so.
 */
export async function fetchAnswer<T extends object>(
  what: string,
  address: URL,
  isRight: (answer: object) => boolean,
  token?: string,
): Promise<T> {
  const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const response = await fetchOrExplain(what, address, { headers });
  if (response.ok) return readAnswer<T>(response, address, isRight);
  const { status, answer } = await readRefusal(response);
  throw new Refusal(status, `${what} at ${address.origin} cannot be read: it ${answer}`);
}

/** Reads a document, as fetchAnswer does; undefined if there is none. */
export async function fetchDocument(
  what: string,
  address: URL,
  token?: string,
): Promise<RestDocument | undefined> {
  try {
    return await fetchAnswer<RestDocument>(what, address, isDocument, token);
  } catch (error) {
    if (error instanceof Refusal && error.status === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** Another program may answer in the database's place. */
interface ErrorBody {
  readonly error?: { readonly status?: unknown; readonly message?: unknown } | null;
}
