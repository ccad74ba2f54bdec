import { collectionName, collectionOf, documentName } from '../../../src/local/database/names';

const documents = 'projects/p/databases/(default)/documents';
/** An id with as many bytes as Firestore allows. */
const longest = 'é'.repeat(750);

test.each(['a', '...', '__a', 'a__', 'a__b__', '__b__a', 'a b', 'ü/in/ü', longest])(
  'News/%s is the name of a document',
  (id) => expect(documentName(`${documents}/News/${id}`)).toBe(`${documents}/News/${id}`),
);

test.each(['', '.', '..', '____', '__a__', '__a\nb__', `${longest}a`])(
  'a document may not have the id %j',
  (id) => {
    const refusal = /has an id that is empty, reserved or too long/;
    expect(() => documentName(`${documents}/News/${id}`)).toThrow(refusal);
    expect(() => collectionName(`${documents}/News/a/${id}`)).toThrow(refusal);
  },
);

test('a collection is not a document, a document not a collection, and anything else is neither', () => {
  expect(collectionName(`${documents}/News`)).toBe(`${documents}/News`);
  expect(collectionOf(`${documents}/News/a`)).toBe(`${documents}/News`);
  expect(() => documentName(`${documents}/News`)).toThrow('is not the name of a document');
  expect(() => collectionName(`${documents}/News/a`)).toThrow('is not the name of a collection');
  expect(() => documentName(undefined)).toThrow('"undefined" is not the name of a document');
  expect(() => documentName('News/a')).toThrow('is not of the form projects/P/databases/D');
});
