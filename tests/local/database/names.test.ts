import { collectionOf, documentName } from '../../../src/local/database/names';

const documents = 'projects/p/databases/(default)/documents';

test.each(['a', '...', 'a b', 'ü/in/ü', 'a\nb'])('News/%s is the name of a document', (id) =>
  expect(documentName(`${documents}/News/${id}`)).toBe(`${documents}/News/${id}`),
);

test('a collection is no document, and anything else is neither', () => {
  expect(collectionOf(`${documents}/News/a`)).toBe(`${documents}/News`);
  expect(() => documentName(`${documents}/News`)).toThrow('is not the name of a document');
  expect(() => documentName(undefined)).toThrow('"undefined" is not the name of a document');
  expect(() => documentName('News/a')).toThrow('is not of the form projects/P/databases/D');
  expect(() => documentName(`${documents}/News/`)).toThrow('is not of the form');
});
