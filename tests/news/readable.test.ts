import { constantReadable } from '../../src/news/readable';

test('a constant is available from the start', () => {
  const readable = constantReadable('value');
  expect([readable.current(), readable.onServer()]).toEqual(['value', 'value']);
  expect(readable.subscribe(jest.fn())()).toBeUndefined();
});
