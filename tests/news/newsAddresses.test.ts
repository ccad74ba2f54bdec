import { articleIdFromParameter, articlePath } from '../../src/news/newsAddresses';

test('an ordinary id appears unchanged in the address', () => {
  expect(articlePath('kickoff-2026')).toBe('/news/kickoff-2026');
});

test.each([
  'a&b',
  'what now?',
  'no #1',
  '100% wool',
  'a%2Fb',
  'a%3Fb',
  'a%25b',
  'a%26b',
  'مرحبا',
  '🐝',
  'a+b',
  'x;y=z,1@2:3$',
])('the id %s survives the round trip through the address', (id) => {
  const address = new URL(articlePath(id), 'https://example.org');
  expect(address.search + address.hash).toBe('');
  const parameter = decodeURI(address.pathname).slice('/news/'.length);
  expect(articleIdFromParameter(parameter)).toBe(id);
});

test('an address in which somebody has escaped more characters leads to the same article', () => {
  const id = 'x;y=z,1@2:3$ a+b&c';
  expect(articleIdFromParameter(decodeURI(encodeURIComponent(id)))).toBe(id);
});
