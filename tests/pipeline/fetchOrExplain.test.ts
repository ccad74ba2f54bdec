import { fetchOrExplain } from '../../src/pipeline/fetchOrExplain';

const refused = new Error('connect ECONNREFUSED 127.0.0.1:1');
const wrapped = new TypeError('fetch failed', { cause: refused });
/** What Node throws when a name stands for several addresses, and none of them answers. */
const coded = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });

test.each([
  [refused, refused.message],
  [wrapped, refused.message],
  [new Error('The site is not there', { cause: wrapped }), refused.message],
  [new TypeError('fetch failed', { cause: coded }), 'ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: {} }), 'fetch failed'],
])('when nobody answers, the innermost reason is said: %s', async (failure, reason) => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(failure);
  const answer = fetchOrExplain('The site', new URL('https://example.org/about'));
  await expect(answer).rejects.toHaveProperty(
    'message',
    `The site at https://example.org cannot be reached: ${reason}.`,
  );
});
