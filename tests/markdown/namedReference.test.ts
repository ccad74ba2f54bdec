/** @jest-environment jsdom */
import {
  decodeNamedCharacterReference,
  isNamedReference,
  trustNamedReferences,
} from '../../src/markdown/namedReference';

test.each([
  ['amp', '&'],
  ['AMP', '&'],
  ['nbsp', '\u00a0'],
  ['lt', '<'],
  ['ngE', '≧̸'],
  ['semi', ';'],
  ['frac12', '½'],
])('&%s; is %s', (name, characters) => {
  expect(decodeNamedCharacterReference(name)).toBe(characters);
});

test.each(['notit', 'hornet', 'ampx', 'x'])('&%s; is nothing', (name) => {
  expect(decodeNamedCharacterReference(name)).toBe(false);
});

test('only the policy decides what becomes HTML', () => {
  trustNamedReferences((reference) => reference.replace('&lt;', '&gt;'));
  expect(decodeNamedCharacterReference('lt')).toBe('>');
  trustNamedReferences((reference) => reference);
});

test('text beside a reference, and any other reference, is not one named reference', () => {
  expect(isNamedReference('&amp;')).toBe(true);
  for (const text of ['&amp', '&amp; ', '&amp;\n', '&amp;&amp;', '&#38;', '<b>', '&a<b>;', ''])
    expect(isNamedReference(text)).toBe(false);
});
