import { frame, parseForwardBody } from '../../../src/local/database/frames';

test('the length of a frame counts UTF-16 code units, as the browser counts', () => {
  expect(frame('"a"')).toBe('3\n"a"');
  expect(frame('"ñ"')).toBe('3\n"ñ"');
  expect(frame('"€"')).toBe('3\n"€"');
  expect(frame('"😀"')).toBe('4\n"😀"');
});

test('a POST gives its messages and the index of the first', () => {
  const body =
    'headers=X-Goog-Api-Client%3Agl-js&count=2&ofs=5&req0___data__=%7B%22a%22%3A%22%C3%B1%22%7D&req1___data__=1';
  expect(parseForwardBody(body)).toEqual({ offset: 5, messages: [{ a: 'ñ' }, 1] });
});

test('an empty POST has no messages', () => {
  expect(parseForwardBody('')).toEqual({ offset: 0, messages: [] });
});

test('a POST may have 1000 messages', () => {
  const messages = Array.from({ length: 1000 }, (_, index) => `req${index}___data__=${index}`);
  const body = `count=1000&ofs=0&${messages.join('&')}`;
  expect(parseForwardBody(body).messages).toEqual(messages.map((_, index) => index));
});

test.each([
  ['count=x', 'count and ofs must be whole numbers'],
  ['count=-1', 'count and ofs must be whole numbers'],
  ['count=1001', 'count at most 1000'],
  ['count=1&ofs=0.5&req0___data__=1', 'count and ofs must be whole numbers'],
  ['count=1&ofs=0', 'req0___data__ is not JSON'],
  ['count=1&ofs=0&req0___data__=%7B', 'req0___data__ is not JSON'],
])('%s is refused with the reason', (body, reason) => {
  expect(() => parseForwardBody(body)).toThrow(reason);
});
