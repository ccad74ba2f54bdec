import { invalid } from './googleError';

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
