import { rootCauseOf } from '../../src/pipeline/rootCauseOf';

const refused = new Error('connect ECONNREFUSED 127.0.0.1:1');
const fetchFailed = new TypeError('fetch failed', { cause: refused });

test('the reason is the innermost one, however often an error was wrapped', () => {
  expect(rootCauseOf(refused)).toBe(refused.message);
  expect(rootCauseOf(fetchFailed)).toBe(refused.message);
  expect(rootCauseOf(new Error('The site is not there', { cause: fetchFailed }))).toBe(
    refused.message,
  );
});

test('an error without a message gives its code, or else the message of the error around it', () => {
  const coded = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(rootCauseOf(new TypeError('fetch failed', { cause: coded }))).toBe('ECONNREFUSED');
  expect(rootCauseOf(new TypeError('fetch failed', { cause: {} }))).toBe('fetch failed');
  expect(rootCauseOf('no error')).toBe('no error');
});
