const codes = {
  INVALID_ARGUMENT: { http: 400, rpc: 3 },
  FAILED_PRECONDITION: { http: 400, rpc: 9 },
  UNAUTHENTICATED: { http: 401, rpc: 16 },
  PERMISSION_DENIED: { http: 403, rpc: 7 },
  NOT_FOUND: { http: 404, rpc: 5 },
  ALREADY_EXISTS: { http: 409, rpc: 6 },
  RESOURCE_EXHAUSTED: { http: 429, rpc: 8 },
  INTERNAL: { http: 500, rpc: 13 },
  UNIMPLEMENTED: { http: 501, rpc: 12 },
  UNAVAILABLE: { http: 503, rpc: 14 },
};

type Status = keyof typeof codes;

/** An error as Google's APIs report it; as JSON it is the body of their HTTP responses. */
export class GoogleError extends Error {
  constructor(
    readonly status: Status,
    message: string,
  ) {
    super(message);
  }

  get httpCode(): number {
    return codes[this.status].http;
  }

  /** The number of the status in google.rpc.Code, which a Listen stream sends as the cause. */
  get rpcCode(): number {
    return codes[this.status].rpc;
  }

  toJSON() {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}

/** Returns the error for an invalid request; `message` says what is wrong with it. */
export function invalid(message: string): GoogleError {
  return new GoogleError('INVALID_ARGUMENT', message);
}

/** Returns anything thrown as a GoogleError: itself if it is one, or else INTERNAL with its message. */
export function toGoogleError(thrown: unknown): GoogleError {
  if (thrown instanceof GoogleError) return thrown;
  return new GoogleError('INTERNAL', thrown instanceof Error ? thrown.message : String(thrown));
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the value as a JSON object. Throws INVALID_ARGUMENT, naming `where`, for anything else. */
export function asObject(value: unknown, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(`${where} must be a JSON object.`);
  }
  return value as JsonObject;
}

/** Returns the value as an array; a missing one is empty. Throws INVALID_ARGUMENT for anything else. */
export function asArray(value: unknown, where: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalid(`${where} must be a JSON array.`);
  return value;
}

/** Parses the text as JSON. Throws INVALID_ARGUMENT with the parser's reason. */
export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(`${where} is not JSON: ${(error as Error).message}.`);
  }
}
