import { escapeHtml, unescapeHtml } from '../../src/lib/html';

test.each([
  ['Tom &amp; &lt;b&gt; &quot;J&apos;', 'Tom & <b> "J\''],
  ['&#38;&#x27;&#X1F41D;', "&'\u{1F41D}"],
  ['5&nbsp;ft', '5\u00a0ft'],
  ['&hellip; & plain &constructor;', '&hellip; & plain &constructor;'],
  ['&#0;&#x110000;&#9999999;', '\ufffd\ufffd\ufffd'],
  ['&#99999999;', '&#99999999;'],
])('%s reads %s', (html, text) => {
  expect(unescapeHtml(html)).toBe(text);
});

test('escaped text is restored unchanged, and unescaped only once', () => {
  const text = '"a" < b & c &lt; d &#38;lt; e';
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
