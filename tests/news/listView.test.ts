import fc from 'fast-check';
import { FIRST_VIEW, readListView, writeListView } from '../../src/news/listView';
import { sortOrders } from '../../src/news/sortArticles';

test('an address without a view, or with one that nobody understands, shows the list as it is first', () => {
  expect(readListView('')).toEqual(FIRST_VIEW);
  expect(readListView('?sort=upwards&q=')).toEqual(FIRST_VIEW);
});

test('the first view leaves no trace in the address, other things in it stay', () => {
  expect(writeListView('?sort=a-z&q=robot', FIRST_VIEW)).toBe('');
  expect(writeListView('?q=robot', { ...FIRST_VIEW, query: '  ' })).toBe('');
  expect(writeListView('?from=feed', { order: 'z-a', query: '' })).toBe('?from=feed&sort=z-a');
});

test('every view survives the way through the address; blanks search for nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sortOrders), fc.string({ unit: 'grapheme' }), (order, query) => {
      const kept = query.trim() === '' ? '' : query;
      expect(readListView(writeListView('', { order, query }))).toEqual({ order, query: kept });
    }),
  );
});
