import { parseTimestamp } from '../../lib/parseTimestamp';
import { asObject, invalid } from './googleError';

/** A Firestore value as REST writes it: one key for the type, such as `{ stringValue: 'a' }`. */
type Value = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Value>>;

const KINDS =
  'nullValue, booleanValue, integerValue, doubleValue, timestampValue, stringValue, bytesValue, referenceValue, geoPointValue, arrayValue, mapValue';

/**
 * Returns the fields of a document as stored: times in UTC, whole numbers as strings; none when missing.
 * Throws INVALID_ARGUMENT that names the field and what was expected, but takes any value of a known type: the
 * SDK writes only right ones.
 */
export function parseFields(raw: unknown): Fields {
  const fields = Object.entries(asObject(raw ?? {}, 'fields'));
  return Object.fromEntries(fields.map(([name, value]) => [name, parseValue(value, name)]));
}

function parseValue(raw: unknown, name: string): Value {
  const value = asObject(raw, `fields.${name}`);
  const [kind = '', ...others] = Object.keys(value);
  if (others.length > 0 || !KINDS.split(', ').includes(kind)) {
    throw invalid(`fields.${name} must have exactly one of ${KINDS}.`);
  }
  if (kind === 'integerValue') return { integerValue: String(value.integerValue) };
  return kind === 'timestampValue' ? timestamp(value.timestampValue, name) : value;
}

/** What Firestore asks of a time beyond what a person may write: a T, the seconds, and no spaces. */
const STRICT = /^\S+T\d\d:\d\d:\S+$/;

// The browser SDK fails with an internal error on a time with an offset; Firestore itself always
// answers in UTC and keeps microseconds.
function timestamp(raw: unknown, name: string): Value {
  const time = STRICT.test(String(raw)) ? parseTimestamp(raw) : undefined;
  if (!time) {
    throw invalid(
      `fields.${name}.timestampValue must be a time with an offset, such as 2026-01-10T09:00:00-06:00.`,
    );
  }
  const decimals = time.decimals.slice(0, 6);
  return { timestampValue: `${time.second}${decimals && `.${decimals}`}Z` };
}
