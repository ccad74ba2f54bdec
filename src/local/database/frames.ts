import { invalid } from './googleError';
import { parseJson } from './json';

/** Returns JSON text as one frame of a WebChannel body; its length counts UTF-16 code units, not bytes. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** The messages of a client's POST, and the index of the first, counted from the session's start. */
export interface ForwardMessages {
  readonly offset: number;
  readonly messages: readonly unknown[];
}

/** Reads the form-encoded body of a client's POST. Throws INVALID_ARGUMENT for a malformed one. */
export function parseForwardBody(body: string): ForwardMessages {
  const form = new URLSearchParams(body);
  const count = Number(form.get('count') ?? 0);
  const offset = Number(form.get('ofs') ?? 0);
  if (!Number.isInteger(count) || !Number.isInteger(offset) || count < 0 || count > 1000) {
    throw invalid('count and ofs must be whole numbers, count at most 1000.');
  }
  const messages = Array.from({ length: count }, (_, index) => {
    const key = `req${index}___data__`;
    return parseJson(form.get(key) ?? '', key);
  });
  return { offset, messages };
}
