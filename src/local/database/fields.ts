import { parseTimestamp } from '../../lib/parseTimestamp';
import { asArray, asObject, invalid } from './googleError';

/** A Firestore value as REST writes it: one key for the type, such as `{ stringValue: 'a' }`. */
type Value = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Value>>;

type Reader = (raw: unknown, where: string) => unknown;

const readers: Readonly<Record<string, Reader>> = {
  nullValue: () => null,
  booleanValue: only((raw) => typeof raw === 'boolean', 'true or false'),
  integerValue: (raw, where) => String(integer(raw, where)),
  doubleValue: only(
    (raw) => typeof raw === 'number' || /^(NaN|-?Infinity)$/.test(String(raw)),
    'a number',
  ),
  timestampValue,
  stringValue: only((raw) => typeof raw === 'string', 'a string'),
  bytesValue: only((raw) => typeof raw === 'string', 'a base64 string'),
  referenceValue: only((raw) => typeof raw === 'string', 'the full name of a document'),
  geoPointValue: (raw, where) => asObject(raw, where),
  arrayValue: (raw, where) => ({
    values: asArray(asObject(raw, where).values, where).map((item, index) =>
      parseValue(item, `${where}[${index}]`),
    ),
  }),
  mapValue: (raw, where) => ({ fields: parseFields(asObject(raw, where).fields, where) }),
};

function only(accepts: (raw: unknown) => boolean, expected: string): Reader {
  return (raw, where) => {
    if (!accepts(raw)) throw invalid(`${where} must be ${expected}.`);
    return raw;
  };
}

const integer = only(
  (raw) => Number.isSafeInteger(raw) || (typeof raw === 'string' && /^-?\d{1,19}$/.test(raw)),
  'a whole number',
);

/** What Firestore asks of a time beyond what a person may write: a T, the seconds, and no spaces. */
const STRICT = /^\S+T\d\d:\d\d:\S+$/;

// The browser SDK fails with an internal error on a time with an offset; Firestore itself always
// answers in UTC and keeps microseconds.
function timestampValue(raw: unknown, where: string): string {
  const time = STRICT.test(String(raw)) ? parseTimestamp(raw) : undefined;
  if (!time) {
    throw invalid(`${where} must be a time with an offset, such as 2026-01-10T09:00:00-06:00.`);
  }
  const decimals = time.decimals.slice(0, 6);
  return `${time.second}${decimals && `.${decimals}`}Z`;
}

function parseValue(raw: unknown, where: string): Value {
  const kinds = Object.keys(asObject(raw, where));
  const [kind = ''] = kinds;
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (!read || kinds.length > 1) {
    throw invalid(`${where} must have exactly one of ${Object.keys(readers).join(', ')}.`);
  }
  return { [kind]: read(asObject(raw, where)[kind], `${where}.${kind}`) };
}

/**
 * Returns the fields of a document as stored: times in UTC, whole numbers as strings; none when
 * missing. Throws INVALID_ARGUMENT that names the field and what was expected.
 */
export function parseFields(raw: unknown, where = 'fields'): Fields {
  if (raw === undefined) return {};
  return Object.fromEntries(
    Object.entries(asObject(raw, where)).map(([name, value]) => {
      if (/^__.*__$/s.test(name) || name === '') throw invalid(`${where}."${name}" is reserved.`);
      return [name, parseValue(value, `${where}.${name}`)];
    }),
  );
}

/**
 * Returns the name of a field that a write names. Throws INVALID_ARGUMENT for anything else: a part of a map, as in
 * `a.b`, nobody here writes.
 */
export function parseFieldName(name: unknown): string {
  if (typeof name === 'string' && /^\w+$/.test(name)) return name;
  throw invalid(`"${String(name)}" is not the plain name of a field.`);
}
