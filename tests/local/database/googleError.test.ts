import { GoogleError, toGoogleError } from '../../../src/local/database/googleError';

test('a GoogleError is passed on unchanged', () => {
  const refusal = new GoogleError('NOT_FOUND', 'There is no such document.');
  expect(toGoogleError(refusal)).toBe(refusal);
});

test.each([
  ['an error', new TypeError('Out of paper'), 'Out of paper'],
  ['anything else', 'out of ink', 'out of ink'],
])('%s that is thrown is answered as an internal error of the database', (_, thrown, message) => {
  expect(JSON.stringify(toGoogleError(thrown))).toBe(
    JSON.stringify({ error: { code: 500, message, status: 'INTERNAL' } }),
  );
});
