import { parseFields } from '../../../src/local/database/fields';

test('values of every type pass through', () => {
  const fields = {
    nothing: { nullValue: null },
    flag: { booleanValue: false },
    whole: { integerValue: '9223372036854775807' },
    broken: { doubleValue: 0.5 },
    odd: { doubleValue: 'NaN' },
    endless: { doubleValue: 'Infinity' },
    __almost: { nullValue: null },
    text: { stringValue: 'año 😀' },
    bytes: { bytesValue: 'AAE=' },
    place: { geoPointValue: { latitude: 36.1, longitude: -95.9 } },
    other: { referenceValue: 'projects/p/databases/d/documents/News/a' },
    list: { arrayValue: { values: [{ stringValue: 'a' }] } },
    map: { mapValue: { fields: { a: { stringValue: 'b' } } } },
  };
  expect(parseFields(fields)).toEqual(fields);
  expect(parseFields(undefined)).toEqual({});
});

test.each([
  ['2026-01-10T09:00:00-06:00', '2026-01-10T15:00:00Z'],
  ['2026-01-10T15:00:00Z', '2026-01-10T15:00:00Z'],
  ['2026-01-10T15:00:00.5Z', '2026-01-10T15:00:00.5Z'],
  ['2026-01-10T15:00:00.000Z', '2026-01-10T15:00:00Z'],
  ['2026-12-31T23:30:00.123456789-01:00', '2027-01-01T00:30:00.123456Z'],
])('the time %s is stored as %s, the only form that the SDK accepts', (given, kept) => {
  expect(parseFields({ date: { timestampValue: given } })).toEqual({
    date: { timestampValue: kept },
  });
});

test('a whole number is stored as text, as Firestore returns it', () => {
  expect(parseFields({ n: { integerValue: 3 } })).toEqual({ n: { integerValue: '3' } });
});

test.each([
  [{ title: 'plain' }, 'fields.title must be a JSON object'],
  [{ title: { stringVal: 'a' } }, 'fields.title must have exactly one of nullValue'],
  [{ title: { stringValue: 'a', integerValue: 1 } }, 'fields.title must have exactly one of'],
  [{ d: { timestampValue: '2026-01-10' } }, 'fields.d.timestampValue must be a time'],
  [{ d: { timestampValue: '2026-01-10T00:00Z' } }, 'fields.d.timestampValue must be a time'],
  [{ d: { timestampValue: '2026-02-30T00:00:00Z' } }, 'fields.d.timestampValue must be a time'],
  [[], 'fields must be a JSON object'],
])('%j is refused with the place and the reason', (fields, reason) => {
  expect(() => parseFields(fields)).toThrow(reason);
});
