import fc from 'fast-check';
import { FIRST_VIEW, readListView, writeListView } from '../../src/news/listView';
import { sortOrders } from '../../src/news/sortArticles';

test('an address with no view, or one that is not understood, shows the default list', () => {
  expect(readListView('')).toEqual(FIRST_VIEW);
  expect(readListView('?sort=upwards&q=')).toEqual(FIRST_VIEW);
});

test('the default view adds nothing to the address and keeps its other parameters', () => {
  expect(writeListView('?sort=a-z&q=robot', FIRST_VIEW)).toBe('');
  expect(writeListView('?q=robot', { ...FIRST_VIEW, query: '  ' })).toBe('');
  expect(writeListView('?from=feed', { order: 'z-a', query: '' })).toBe('?from=feed&sort=z-a');
});

test('every view survives the round trip through the address; blanks are no search', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sortOrders), fc.string({ unit: 'grapheme' }), (order, query) => {
      const kept = query.trim() === '' ? '' : query;
      expect(readListView(writeListView('', { order, query }))).toEqual({ order, query: kept });
    }),
  );
});
