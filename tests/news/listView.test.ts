import fc from 'fast-check';
import { FIRST_VIEW, readListView, serializeListView } from '../../src/news/listView';
import { sortOrders } from '../../src/news/sortArticles';

test('an address with no view, or one that is not understood, shows the default list', () => {
  expect(readListView('')).toEqual(FIRST_VIEW);
  expect(readListView('?sort=upwards&q=')).toEqual(FIRST_VIEW);
});

test('the default view adds nothing to the address and keeps its other parameters', () => {
  expect(serializeListView('?sort=a-z&q=robot', FIRST_VIEW)).toBe('');
  expect(serializeListView('?q=robot', { ...FIRST_VIEW, query: '  ' })).toBe('');
  expect(serializeListView('?from=feed', { order: 'z-a', query: '' })).toBe('?from=feed&sort=z-a');
});

test('every view survives the round trip through the address; blanks are no search', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sortOrders), fc.string({ unit: 'grapheme' }), (order, query) => {
      const kept = query.trim() === '' ? '' : query;
      expect(readListView(serializeListView('', { order, query }))).toEqual({ order, query: kept });
    }),
  );
});
